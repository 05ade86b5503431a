import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { LineIcon } from './LineIcon.tsx'

type AccordionProps = {
  /** Items that share a name close each other; a page uses each name once. */
  name: string
  items: readonly { title: string; children: ReactNode }[]
}

/** Rows of which at most one is open, the first at the start. The browser does it all: no script. */
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
