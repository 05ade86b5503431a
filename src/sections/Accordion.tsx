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

/** Disclosures, such as questions and answers. Works without scripts. */
export function Accordion({ items, name, open, level: Title = 'h3', links }: AccordionProps) {
  const isLong = items.length > 6
  return (
    <div className={classNames(styles.rows, isLong && styles.close, name && isLong && styles.many)}>
      {items.map(({ title, text }, index) => (
        <details
          key={title}
          className={styles.row}
          name={name}
          open={open === 'all' || (open === 'first' && index === 0)}
        >
          <summary className={classNames('summary', styles.summary)}>
            <Title className={classNames('title-4', styles.title)}>{title}</Title>
            <LineIcon icon={Plus} className="accent sign" />
          </summary>
          <div className={classNames('soft', styles.content)}>
            <Paragraphs text={text} links={links} />
          </div>
        </details>
      ))}
    </div>
  )
}
