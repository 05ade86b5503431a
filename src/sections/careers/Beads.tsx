import type { Careers } from '#src/content/schemas/careers.ts'
import { classNames } from '#src/ui/class-names.ts'
import dyes from '../dyes.module.css'
import styles from './Careers.module.css'

/** The people of the group by the work they do: a bead for each, in the dye of the work. */
export function Beads({ groups }: { groups: Careers['people']['items'] }) {
  return (
    <ul className={classNames(styles.groups, dyes.dyes)} data-reveal="rightwards">
      {groups.map(({ count, label }) => {
        const columns = Math.min(5, Math.ceil(count / 2))
        const rows = Math.ceil(count / columns)
        return (
          <li key={label} className={styles.group}>
            <svg
              className={styles.beads}
              aria-hidden="true"
              width={`${columns}em`}
              height={`${rows}em`}
              viewBox={`0 0 ${columns} ${rows}`}
            >
              {['bead', 'ring', 'glass', 'hole'].map((part) => (
                <path key={part} className={styles[part]} d={beads(count, columns)} />
              ))}
            </svg>
            <p>
              <b className="title-3">{count}</b>
              <span className="block">{label}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns a path of lines without length, which round ends make visible as dots. */
function beads(count: number, columns: number): string {
  return Array.from(
    { length: count },
    (_, index) => `M${(index % columns) + 0.5} ${Math.floor(index / columns) + 0.5}h0`,
  ).join('')
}
