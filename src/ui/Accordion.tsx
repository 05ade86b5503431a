import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { LineIcon } from './LineIcon.tsx'

type AccordionProps = {
  /** The `name` of all items: opening an item closes the other items with this name. Must be unique on the page. */
  name: string
  items: readonly { title: string; children: ReactNode }[]
}

/** Disclosures of which at most one is open. Initially the first is open. Works without scripts. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.rows}>
      {items.map(({ title, children }, index) => (
        <details key={title} className={styles.row} name={name} open={index === 0}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <LineIcon icon={Plus} className={styles.sign} />
          </summary>
          <div className={styles.content}>{children}</div>
        </details>
      ))}
    </div>
  )
}
