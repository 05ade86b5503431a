import type { Careers } from '#src/content/schemas/careers.ts'
import { classNames } from '#src/ui/class-names.ts'
import { BeadRows } from '../BeadRows.tsx'
import dyes from '../dyes.module.css'
import styles from './Careers.module.css'

/** The people of the group by the work they do: a bead for each, in the dye of the work. */
export function Beads({ groups }: { groups: Careers['people']['items'] }) {
  return (
    <ul className={classNames(styles.groups, dyes.dyes)} data-reveal="rightwards">
      {groups.map(({ count, label }) => (
        <li key={label} className={styles.group}>
          <BeadRows className={styles.beads} count={count} columns={Math.min(5, Math.ceil(count / 2))} />
          <p>
            <b className="title-3">{count}</b>
            <span className="block">{label}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
