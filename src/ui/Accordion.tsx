import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { classNames } from './class-names.ts'
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
          <summary className={classNames('summary', styles.summary)}>
            <h3 className={classNames('title-4', styles.title)}>{title}</h3>
            <LineIcon icon={Plus} className="accent sign" />
          </summary>
          <div className={classNames('soft', styles.content)}>{children}</div>
        </details>
      ))}
    </div>
  )
}
