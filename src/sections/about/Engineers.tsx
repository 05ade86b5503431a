import { BeadRows } from '../BeadRows.tsx'
import styles from './About.module.css'

/** Beads of one dye. */
const GROUP = 7

/** A bead for each engineer, in groups, from edge to edge of the window. */
export function Engineers({ count }: { count: number }) {
  const groups = Array.from({ length: Math.ceil(count / GROUP) }, (_, index) => index * GROUP)
  return (
    <div className={styles.engineers}>
      {groups.map((first) => (
        <BeadRows key={first} count={Math.min(GROUP, count - first)} columns={GROUP} />
      ))}
    </div>
  )
}
