import styles from './ProfileRows.module.css'

type ProfileRow = { term: string; value?: string; text: string }
type ProfileRowsProps = { title?: string; rows: readonly ProfileRow[] }

/** Labelled facts of the company profile in rows: a term, an optional value such as a duration, and a text. */
export function ProfileRows({ title, rows }: ProfileRowsProps) {
  return (
    <div className={styles.block}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl>
        {rows.map(({ term, value, text }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            {value && <dd className={styles.value}>{value}</dd>}
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
