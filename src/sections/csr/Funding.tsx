import type { Csr } from '#src/content/schemas/csr.ts'
import { weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { classNames } from '#src/ui/class-names.ts'
import { RuledSection } from '../RuledSection.tsx'
import styles from './Funding.module.css'
import { type PositionedShare, positionShares } from './position-shares.ts'
import { shareOfBudget } from './share-of-budget.ts'

/** The areas on which the money is spent, with the sum and a bar for the share of each area. */
export function Funding({ funding: { title, intro, total, allocation } }: { funding: Csr['funding'] }) {
  return (
    <RuledSection id="funding" title={title} intro={intro}>
      <Scale />
      <dl className={styles.shares}>
        {positionShares(allocation).map((share) => (
          <div
            key={share.area}
            className={classNames(styles.share, share.before > share.after && styles.labelFirst)}
          >
            <dt className={styles.area}>
              {share.area}
              <small className={classNames('soft', styles.amount)}>
                {shareOfBudget(total, share.percentage)}
              </small>
            </dt>
            <dd className={styles.cell}>
              <Bar share={share} />
              <span className={styles.percentage}>{share.percentage}%</span>
            </dd>
          </div>
        ))}
      </dl>
    </RuledSection>
  )
}

/** The scale above the bars, from 0% to 100%. */
function Scale() {
  return (
    <svg className={styles.scale} width="100%" height="30" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((percent) => (
        <text
          key={percent}
          x={`${percent}%`}
          y="16"
          textAnchor={percent === 0 ? 'start' : percent === 100 ? 'end' : 'middle'}
        >
          {`${percent}%`}
        </text>
      ))}
    </svg>
  )
}

/** The bar of a share between two spacers, which are as wide as all shares before it and all shares after it. */
function Bar({ share: { before, percentage, after, weave } }: { share: PositionedShare }) {
  return (
    <>
      <svg className={styles.before} width={`${before}%`} height="1" aria-hidden="true" />
      <svg
        className={styles.bar}
        data-reveal="rightwards"
        width={`${percentage}%`}
        aria-hidden="true"
        data-bar
      >
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: src/pattern makes the drawing from numbers only
          dangerouslySetInnerHTML={{ __html: weaveDraft(percentage, weave) }}
        />
      </svg>
      <svg className={styles.after} width={`${after}%`} height="1" aria-hidden="true" />
    </>
  )
}
