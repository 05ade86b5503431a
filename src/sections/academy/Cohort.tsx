import type { Academy } from '#src/content/schemas/academy.ts'
import { weeksOf } from '#src/content/text/dates.ts'
import { WEAVES, weaveDraft } from '#src/drawings/aso-oke/weave-draft.ts'
import { StretchedSvg } from '#src/figures/StretchedSvg.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Fit } from '#src/ui/Fit.tsx'
import { Section } from '../Section.tsx'
import styles from './Academy.module.css'

/** Number of threads that the drawing has for each week. */
const THREADS_A_WEEK = 12

/** The stages of a cohort below a timeline of weeks. Adjacent stages have different patterns. */
export function Cohort({ cohort }: { cohort: Academy['cohort'] }) {
  const { payments } = cohort
  const stages = cohort.stages.map((stage) => ({ ...stage, numbers: weeksOf(stage.weeks) }))
  const total = stages.reduce((sum, { numbers }) => sum + numbers.length, 0)
  return (
    <Section id="cohort" title={cohort.title} intro={cohort.intro}>
      {payments && <p className={classNames('small soft below-2', styles.payments)}>{payments.text}</p>}
      <div className={styles.cohort}>
        <div className={styles.strip} aria-hidden="true">
          {stages.map(({ title, numbers }, index) => (
            <div key={title} className={styles.band}>
              <Drawing
                className={styles.pattern}
                data-reveal="rightwards"
                svg={weaveDraft(numbers.length * THREADS_A_WEEK, WEAVES[index % WEAVES.length] ?? 'basket')}
              />
              <ol className={classNames('label soft', styles.weeks)}>
                {numbers.map((week) => (
                  <li key={week} className={payments?.weeks.includes(week) ? styles.paid : undefined}>
                    {week}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
        <div className={styles.leaders}>
          <StretchedSvg width={total} height={1}>
            {stages.map(({ title, numbers: [first = 1] }, index) => (
              <path key={title} d={`M${first - 1} 0V.2L${(index * total) / stages.length} .8V1`} />
            ))}
          </StretchedSvg>
        </div>
        <ol className={styles.texts}>
          {stages.map(({ weeks, title }) => (
            <li key={title} className={classNames('soft', styles.text)}>
              <p className="label accent">{weeks}</p>
              <h3 className="title-4 above-2">
                <Fit text={title} />
              </h3>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
