import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './CaseStudy.module.css'
import { splitResults } from './split-results.ts'

/** The results of a case study: the sentences up to the last key figure in large type, and the rest below. */
export function CaseStudyResults({ impact }: { impact: string }) {
  const { lead, rest } = splitResults(impact)
  return (
    <section className={`band band-indigo ${styles.results}`} aria-labelledby="results">
      <div className="wrap stack">
        <Heading as="h2" id="results" inline light="Results" heavy="& Impact" />
        <p className={styles.lead}>
          {lead.map(({ text, isStat }, index) =>
            isStat ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments may repeat, and never change their order
              <strong key={index} className={classNames('accent', styles.stat)}>
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
        {rest && (
          <div className="flow soft measure">
            <Paragraphs text={rest} />
          </div>
        )}
      </div>
    </section>
  )
}
