import styles from './FactRows.module.css'

type FactRow = { term: string; href?: string; value?: string; text: string }
type FactRowsProps = { id: string; title: string; rows: readonly FactRow[] }

/** Labelled facts in rows, with a title on the left: a term, an optional value such as a price, and a text. */
export function FactRows({ id, title, rows }: FactRowsProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <dl className={styles.rows}>
        {rows.map(({ term, href, value, text }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{href ? <a href={href}>{term}</a> : term}</dt>
            {value && <dd className={styles.value}>{value}</dd>}
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
