import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Accordion } from './Accordion.tsx'
import styles from './AccordionSection.module.css'

type AccordionSectionProps = {
  /** Id of the heading, and the `name` of all items: opening one closes the others. Must be unique on the page. */
  id: string
  title: string
  items: readonly { title: string; text: string }[]
  firstOpen?: boolean
}

/** A title and disclosures, such as questions and answers, of which at most one is open. Works without scripts. */
export function AccordionSection({ id, title, items, firstOpen }: AccordionSectionProps) {
  return (
    <Columns as="section" split="3-4" className="wrap sec-bottom" aria-labelledby={id}>
      <h2 className={classNames('title-3', styles.title)} id={id}>
        <Fit text={title} />
      </h2>
      <Accordion name={id} items={items} open={firstOpen ? 'first' : undefined} />
    </Columns>
  )
}
