import type { Academy } from '#src/content/schemas/pages.ts'
import { WEAVES, weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './Cohort.module.css'
import { weeksOf } from './weeks-of.ts'

/** Number of threads that the drawing has for each week. */
const THREADS_A_WEEK = 12

/** The stages of a cohort on a timeline of weeks. Adjacent stages have different patterns. */
export function Cohort({ cohort }: { cohort: Academy['cohort'] }) {
  return (
    <section className="sec" aria-labelledby="cohort">
      <div className="wrap">
        <RuledHeading wide id="cohort" title={cohort.title} intro={cohort.intro} />
      </div>
      <ol className={classNames('wrap', styles.stages)}>
        {cohort.stages.map(({ weeks: when, title, description }, index) => {
          const weeks = weeksOf(when)
          const weave = WEAVES[index % WEAVES.length] ?? 'plain weave'
          return (
            <li key={title} className={styles.stage} data-weeks={weeks.length}>
              <div className={styles.timeline} aria-hidden="true">
                <Drawing className={styles.pattern} svg={weaveDraft(weeks.length * THREADS_A_WEEK, weave)} />
                <ol className={styles.weeks}>
                  {weeks.map((week) => (
                    <li key={week}>{week}</li>
                  ))}
                </ol>
              </div>
              <div className={styles.text}>
                <p className={styles.period}>{when}</p>
                <h3 className={styles.name}>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
