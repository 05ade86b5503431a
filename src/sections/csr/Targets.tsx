import type { Csr } from '#src/content/schemas/csr.ts'
import { dotOf } from '#src/drawings/adire-oniko/dots.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { FactList } from '#src/ui/FactList.tsx'
import styles from './Csr.module.css'

/** The targets of the programme, each with its dot of the hero, and what has been reached so far. */
export function Targets({ targets: { items, current } }: { targets: Csr['targets'] }) {
  const facts = items.map(({ value, label }, index) => ({
    term: label,
    value: (
      <>
        <Drawing className={styles.key} svg={dotOf(index)} />
        {value}
      </>
    ),
  }))
  return (
    <>
      <FactList large columns="4-2-2" facts={facts} />
      <div className={`part above-6 ${styles.reached}`}>
        <h3 className="title-4">{current.title}</h3>
        <p>{current.intro}</p>
        <ul className="lead">
          {current.items.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
