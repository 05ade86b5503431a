import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { RuledHeading } from '../RuledHeading.tsx'
import { TargetFigure } from './TargetFigure.tsx'
import styles from './Targets.module.css'

type TargetsProps = { impact: Csr['impact'] }

/** The targets of the programme and the milestones that are reached, with a dot for every hundred people. */
export function Targets({ impact }: TargetsProps) {
  const reachedGroup = impact.targetedMetrics.length
  return (
    <section className="sec" aria-labelledby="targets">
      <div className="wrap">
        <RuledHeading id="targets" title={impact.targetedTitle} intro={impact.scale} />
        <ul className={styles.targets}>
          {impact.targetedMetrics.map((target, index) => (
            <li key={target.label} className={styles.target}>
              <TargetFigure target={target} group={index} />
            </li>
          ))}
        </ul>
        <div className={classNames('grid', styles.current)}>
          <h3 className={styles.title}>{impact.currentTitle}</h3>
          <p className={styles.intro}>{impact.currentIntro}</p>
          <ul className={styles.milestones}>
            {impact.currentMilestones.map((milestone) => (
              <li key={milestone.label} className={styles.milestone}>
                <TargetFigure target={milestone} group={reachedGroup} isReached />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
