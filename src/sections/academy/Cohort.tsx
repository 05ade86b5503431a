import type { Academy } from '#src/content/schemas/academy.ts'
import { WEAVES, weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Cohort.module.css'
import { weeksOf } from './weeks-of.ts'

/** Number of threads that the drawing has for each week. */
const THREADS_A_WEEK = 12

/** The stages of a cohort on a timeline of weeks. Adjacent stages have different patterns. */
export function Cohort({ cohort }: { cohort: Academy['cohort'] }) {
  return (
    <RuledSection wide id="cohort" title={cohort.title} intro={cohort.intro}>
      <ol className={styles.stages}>
        {cohort.stages.map(({ weeks: when, title, description }, index) => {
          const weeks = weeksOf(when)
          const weave = WEAVES[index % WEAVES.length] ?? 'plain weave'
          return (
            <li key={title} className={styles.stage} data-weeks={weeks.length}>
              <div className={styles.timeline} aria-hidden="true">
                <Drawing
                  className={styles.pattern}
                  data-reveal="rightwards"
                  svg={weaveDraft(weeks.length * THREADS_A_WEEK, weave)}
                />
                <ol className={styles.weeks}>
                  {weeks.map((week) => (
                    <li key={week}>{week}</li>
                  ))}
                </ol>
              </div>
              <div className={classNames('soft', styles.text)}>
                <p className="label accent">{when}</p>
                <h3 className={classNames('title-4', styles.name)}>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </RuledSection>
  )
}
