import { Accordion } from '../ui/Accordion.tsx'
import { classNames } from '../ui/class-names.ts'
import { Paragraphs } from '../ui/Paragraphs.tsx'
import styles from './AccordionSection.module.css'

type AccordionSectionProps = {
  /** Id of the heading, and the name of the accordion. */
  id: string
  title: string
  items: readonly { title: string; text: string }[]
}

/** A section with a title and an accordion of texts, such as features or questions and answers. */
export function AccordionSection({ id, title, items }: AccordionSectionProps) {
  return (
    <section className={classNames('wrap grid', styles.section)} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <div className={styles.rows}>
        <Accordion
          name={id}
          items={items.map((item) => ({ title: item.title, children: <Paragraphs text={item.text} /> }))}
        />
      </div>
    </section>
  )
}
