import type { Csr } from '#src/content/schemas/csr.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NamedIcon } from '../NamedIcon.tsx'
import styles from './FocusAreas.module.css'

/** The groups of people that the programme trains, each with its four topics. */
export function FocusAreas({ title, areas }: { title: Csr['focusTitle']; areas: Csr['focusAreas'] }) {
  return (
    <section className="sec wrap" aria-labelledby="focus">
      <Heading as="h2" id="focus" size={1} inline className={styles.heading} {...title} />
      <ul className={styles.areas}>
        {areas.map(({ icon, target, title, description, training }) => (
          <Columns as="li" key={target} split="thirds" className={styles.area}>
            <p className={classNames('accent', styles.target)}>
              <NamedIcon name={icon} className={styles.icon} />
              {target}
            </p>
            <div className={styles.text}>
              <h3 className={classNames('title-3', styles.title)}>{title}</h3>
              <p>{description}</p>
            </div>
            <ol className={styles.topics}>
              {training.map((topic) => (
                <li key={topic} className={styles.topic}>
                  {topic}
                </li>
              ))}
            </ol>
          </Columns>
        ))}
      </ul>
    </section>
  )
}
