import styles from './Pills.module.css'

type PillsProps = { items: readonly string[]; label: string }

/** A short list of names in boxes, such as technologies or services. */
export function Pills({ items, label }: PillsProps) {
  return (
    <ul className={styles.pills} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.pill}>
          {item}
        </li>
      ))}
    </ul>
  )
}
