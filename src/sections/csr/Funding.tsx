import type { Csr } from '#src/content/schemas/csr.ts'
import { weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Funding.module.css'
import { type LaidShare, layThreads } from './lay-threads.ts'
import { RuledHeading } from './RuledHeading.tsx'

type FundingProps = { funding: Csr['funding'] }

/** Where the money goes: one cloth of a hundred threads, read out as a list of areas with their shares. */
export function Funding({ funding: { title, intro, allocation } }: FundingProps) {
  return (
    <section className="sec" aria-labelledby="funding">
      <div className="wrap">
        <RuledHeading id="funding" title={title} intro={intro} />
        <div className={styles.chart}>
          <Scale />
          <dl className={styles.shares}>
            {layThreads(allocation).map((share) => (
              <div
                key={share.area}
                className={classNames(styles.share, share.before > share.after && styles.labelFirst)}
                data-reveal
              >
                <dt className={styles.area}>
                  {share.area}
                  <Threads {...share} />
                </dt>
                <dd className={styles.cell}>
                  <Bar {...share} />
                  <span className={styles.percentage}>{share.percentage}%</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

function Threads({ before, percentage, weave }: LaidShare) {
  return (
    <small className={styles.threads}>
      {weave}, threads {before + 1} to {before + percentage}
    </small>
  )
}

/** The threads of a share, in their place: what comes before and after them is as wide as it is in the cloth. */
function Bar({ before, percentage, after, weave }: LaidShare) {
  return (
    <>
      <svg className={styles.before} width={`${before}%`} height="1" aria-hidden="true" />
      <svg className={styles.bar} width={`${percentage}%`} aria-hidden="true" data-bar>
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by src/pattern from numbers alone
          dangerouslySetInnerHTML={{ __html: weaveDraft(percentage, weave) }}
        />
      </svg>
      <svg className={styles.after} width={`${after}%`} height="1" aria-hidden="true" />
    </>
  )
}

function Scale() {
  return (
    <svg className={styles.scale} width="100%" height="30" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((thread) => (
        <text
          key={thread}
          x={`${thread}%`}
          y="16"
          textAnchor={thread === 0 ? 'start' : thread === 100 ? 'end' : 'middle'}
        >
          {thread === 100 ? '100 threads' : thread}
        </text>
      ))}
    </svg>
  )
}
