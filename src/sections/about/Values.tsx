import type { About } from '#src/content/schemas/pages.ts'
import styles from './Values.module.css'

/** The values of the group, side by side. */
export function Values({ values }: { values: About['values'] }) {
  return (
    <ul className={styles.values}>
      {values.map(({ title, description }) => (
        <li key={title} className={styles.value}>
          <h4 className={styles.title}>{title}</h4>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
