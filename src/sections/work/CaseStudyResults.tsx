import { classNames } from '#src/ui/class-names.ts'
import { LastWords } from '#src/ui/LastWords.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './CaseStudyResults.module.css'
import { splitResults } from './split-results.ts'

type CaseStudyResultsProps = { impact: string }

/** The results of a case study: the sentences up to the last key figure in large type, and the rest below. */
export function CaseStudyResults({ impact }: CaseStudyResultsProps) {
  const { lead, rest } = splitResults(impact)
  return (
    <section className={classNames('band band-indigo', styles.section)} aria-labelledby="results">
      <div className={classNames('wrap grid', styles.inner)}>
        <h2 className={styles.title} id="results">
          <LastWords>Results &amp; Impact</LastWords>
        </h2>
        <p className={styles.lead}>
          {lead.map(({ text, isStat }, index) =>
            isStat ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments may repeat, and never change their order
              <strong key={index} className={styles.stat}>
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
        {rest && (
          <div className={styles.rest}>
            <Paragraphs text={rest} />
          </div>
        )}
      </div>
    </section>
  )
}
