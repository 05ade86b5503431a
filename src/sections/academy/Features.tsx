import type { Academy } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NamedIcon } from '../NamedIcon.tsx'
import styles from './Features.module.css'

/** Three reasons to choose the academy, one in each row. */
export function Features({ features }: { features: Academy['features'] }) {
  return (
    <section className="sec" aria-labelledby="features">
      <div className={classNames('wrap grid', styles.features)}>
        <div className={styles.title}>
          <Heading as="h2" id="features" {...features.title} />
        </div>
        <ul className={styles.list}>
          {features.items.map(({ icon, title, description }) => (
            <li key={title} className={styles.feature}>
              <h3 className={styles.name}>
                <NamedIcon name={icon} className={styles.icon} />
                {title}
              </h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
