import type { Csr } from '#src/content/schemas/csr.ts'
import { TitledList } from '#src/ui/TitledList.tsx'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Csr.module.css'

/** The groups of people that the programme trains, each with its four topics. */
export function FocusAreas({ title, areas }: { title: Csr['focusTitle']; areas: Csr['focusAreas'] }) {
  return (
    <RuledSection id="focus" title={title}>
      <TitledList
        columns="3-3-1"
        items={areas.map(({ icon, target, title, description, training }) => ({
          title,
          text: description,
          label: target,
          icon: <NamedIcon name={icon} />,
          more: (
            <ul className="rows tight above-3">
              {training.map((topic) => (
                <li key={topic} className={styles.topic}>
                  {topic}
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </RuledSection>
  )
}
