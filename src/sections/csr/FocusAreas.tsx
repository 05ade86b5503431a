import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NamedIcon } from '../NamedIcon.tsx'
import styles from './FocusAreas.module.css'

type FocusAreasProps = { title: Csr['focusTitle']; areas: Csr['focusAreas'] }

/** The groups of people that the programme trains, each with its four topics. */
export function FocusAreas({ title, areas }: FocusAreasProps) {
  return (
    <section className="sec" aria-labelledby="focus">
      <div className="wrap">
        <div className={styles.heading}>
          <Heading as="h2" id="focus" size={1} inline {...title} />
        </div>
        <ul className={styles.areas}>
          {areas.map(({ icon, target, title, description, training }) => (
            <li key={target} className={classNames('grid', styles.area)}>
              <p className={styles.target}>
                <NamedIcon name={icon} className={styles.icon} />
                {target}
              </p>
              <div className={styles.text}>
                <h3 className={styles.title}>{title}</h3>
                <p>{description}</p>
              </div>
              <ol className={styles.topics}>
                {training.map((topic) => (
                  <li key={topic} className={styles.topic}>
                    {topic}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
