import type { Csr } from '#src/content/schemas/csr.ts'
import styles from './Csr.module.css'

/** What the programme has reached so far: a title, how people are counted, and the milestones. */
export function Reached({ current: { title, intro, items } }: { current: Csr['targets']['current'] }) {
  return (
    <div className={`part above-6 ${styles.reached}`}>
      <h3 className="title-4">{title}</h3>
      <p>{intro}</p>
      <ul className="lead">
        {items.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
