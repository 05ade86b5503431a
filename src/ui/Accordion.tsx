import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { LineIcon } from './LineIcon.tsx'

type AccordionProps = {
  /** Opening an item closes the others of the same name. Each accordion of a page has its own name. */
  name: string
  items: readonly { title: string; children: ReactNode }[]
}

/** Rows of which at most one is open, initially the first. Works without scripts. */
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
