import type { About } from '#src/content/schemas/pages.ts'
import styles from './Values.module.css'

/** What the group holds itself to, one value beside another. */
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
