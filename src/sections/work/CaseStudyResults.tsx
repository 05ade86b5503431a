import { classNames } from '#src/ui/class-names.ts'
import styles from './CaseStudyResults.module.css'
import { splitResults } from './split-results.ts'

type CaseStudyResultsProps = { impact: string }

/** What changed: large, its first three numbers struck in brass; what else there is to say, below. */
export function CaseStudyResults({ impact }: CaseStudyResultsProps) {
  const { told, rest } = splitResults(impact)
  return (
    <section className={classNames('band band-indigo', styles.section)} aria-labelledby="results">
      <div className={classNames('wrap grid', styles.inner)}>
        <h2 className={styles.title} id="results">
          Results &amp; Impact
        </h2>
        <p className={styles.lead}>
          {told.map(({ text, isStat }, index) =>
            isStat ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and never move
              <strong key={index} className={styles.stat}>
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
        {rest && <p className={styles.rest}>{rest}</p>}
      </div>
    </section>
  )
}
