import type { About } from '#src/content/schemas/about.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Purpose.module.css'

/** The values of the group, side by side. */
export function Values({ values }: { values: About['values'] }) {
  return (
    <ul className={styles.values}>
      {values.map(({ title, description }) => (
        <li key={title} className={classNames('soft', styles.value)}>
          <h4 className={classNames('title-4', styles.valueTitle)}>{title}</h4>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
