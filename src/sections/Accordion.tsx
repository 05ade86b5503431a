import { Plus } from 'lucide-react'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Accordion.module.css'

type AccordionProps = {
  items: readonly { title: string; text: string }[]
  /** Opening one item closes the others with this name. Must be unique on the page. */
  name?: string
  open?: 'first' | 'all' | undefined
  level?: 'h3' | 'h4'
  /** URLs by the words of the texts that become links. */
  links?: Readonly<Record<string, string>>
}

/** Disclosures, such as questions and answers. More than five have two columns in wide windows. Works without scripts. */
export function Accordion({ items, name, open, level: Title = 'h3', links }: AccordionProps) {
  const isLong = items.length > 5
  const half = Math.ceil(items.length / 2)
  return (
    <div className={classNames(styles.columns, isLong && styles.close)}>
      {(isLong ? [items.slice(0, half), items.slice(half)] : [items]).map((rows) => (
        <div key={rows[0]?.title}>
          {rows.map((item) => (
            <details
              key={item.title}
              className={styles.row}
              name={name}
              open={open === 'all' || (open === 'first' && item === items[0])}
            >
              <summary className={classNames('summary', styles.summary)}>
                <Title className={classNames('title-4', styles.title)}>{item.title}</Title>
                <LineIcon icon={Plus} className="accent sign" />
              </summary>
              <div className={classNames('soft', styles.content)}>
                <Paragraphs text={item.text} links={links} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
