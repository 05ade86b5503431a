import type { Academy } from '#src/content/schemas/academy.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import styles from './Features.module.css'

/** Three reasons to choose the academy, one in each row. */
export function Features({ features }: { features: Academy['features'] }) {
  return (
    <section className="sec wrap" aria-labelledby="features">
      <Heading as="h2" id="features" {...features.title} />
      <ul className={styles.list}>
        {features.items.map(({ icon, title, description }) => (
          <li key={title} className={styles.feature}>
            <Columns split="6-7" stack="narrow" className={styles.row}>
              <h3 className={classNames('title-3', styles.name)}>
                <NamedIcon name={icon} className={classNames('accent', styles.icon)} />
                {title}
              </h3>
              <p className="soft measure">{description}</p>
            </Columns>
          </li>
        ))}
      </ul>
    </section>
  )
}
