import type { Csr } from '#src/content/schemas/csr.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Targets.module.css'

/** The targets of the programme, each with how far it is, and what the pilots have reached. */
export function Targets({ impact }: { impact: Csr['impact'] }) {
  return (
    <RuledSection id="targets" title={impact.targetedTitle}>
      <CardGrid columns="4-2-1" className={styles.targets}>
        {impact.targetedMetrics.map(({ value, label, reached }) => (
          <li key={label} className={styles.target}>
            <b className={styles.value}>{value}</b>
            <p>
              {label}
              {reached !== undefined && <span className="soft">, {reached} so far</span>}
            </p>
          </li>
        ))}
      </CardGrid>
      <h3 className={classNames('title-4', styles.title)}>{impact.currentTitle}</h3>
      <ul className={styles.milestones}>
        {impact.currentMilestones.map(({ value, label }) => (
          <li key={label} className="accent">
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
      <p className="soft measure">{impact.currentIntro}</p>
    </RuledSection>
  )
}
