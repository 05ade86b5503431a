import { type FactRow, FactRows } from '../FactRows.tsx'
import styles from './ProfileRows.module.css'

type ProfileRowsProps = { title?: string; rows: readonly FactRow[] }

/** Labelled facts of the company profile, with an optional title. */
export function ProfileRows({ title, rows }: ProfileRowsProps) {
  return (
    <div className={styles.block}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <FactRows rows={rows} />
    </div>
  )
}
