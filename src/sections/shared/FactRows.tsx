import { classNames } from '#src/ui/class-names.ts'
import styles from './FactRows.module.css'

type FactRow = { term: string; value?: string; text: string }

/** Labelled facts in rows: a term, an optional value such as a price, and a text. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="rows">
      {rows.map(({ term, value, text }) => (
        <div key={term} className={styles.row}>
          <dt className={classNames('label', styles.term)}>{term}</dt>
          {value && <dd className={classNames('label accent', styles.value)}>{value}</dd>}
          <dd className={classNames('soft', styles.text)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
