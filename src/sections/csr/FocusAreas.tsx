import type { Csr } from '#src/content/schemas/csr.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './FocusAreas.module.css'

/** The groups of people that the programme trains, each with its four topics. */
export function FocusAreas({ title, areas }: { title: Csr['focusTitle']; areas: Csr['focusAreas'] }) {
  return (
    <RuledSection id="focus" title={title}>
      <CardGrid columns="3-3-1" className={styles.areas}>
        {areas.map(({ icon, target, title, description, training }) => (
          <li key={target}>
            <p className={classNames('label accent', styles.target)}>
              <NamedIcon name={icon} />
              {target}
            </p>
            <h3 className={classNames('title-4', styles.title)}>{title}</h3>
            <p className="soft">{description}</p>
            <ul className={styles.topics}>
              {training.map((topic) => (
                <li key={topic} className={styles.topic}>
                  {topic}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </CardGrid>
    </RuledSection>
  )
}
