import type { Csr } from '#src/content/schemas/csr.ts'
import type { Facts } from '#src/content/schemas/fields.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import { FactRows } from '../shared/FactRows.tsx'
import styles from './Csr.module.css'

/** The reasons for the programme, and where, when and how to join it. */
export function Intro({ intro, facts }: { intro: Csr['intro']; facts: Facts }) {
  return (
    <div className="sec">
      <Columns split="5-7" className={classNames('wrap', styles.intro)}>
        <section className="flow measure" aria-labelledby="why">
          <Heading as="h2" id="why" quiet="thin" {...intro.title} />
          <Paragraphs text={intro.content} />
        </section>
        <section className="flow" aria-labelledby="facts">
          <Heading as="h2" id="facts" quiet="small" {...facts.title} />
          <FactRows rows={facts.items.map(({ label, text }) => ({ term: label, text }))} />
        </section>
      </Columns>
    </div>
  )
}
