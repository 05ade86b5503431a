import type { Csr } from '#src/content/schemas/csr.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Intro.module.css'

/** The reasons for the programme. */
export function Intro({ intro }: { intro: Csr['intro'] }) {
  return (
    <Columns as="section" split="6-7" className="sec wrap" aria-labelledby="why">
      <Heading as="h2" id="why" {...intro.title} />
      <div className={classNames('lead', styles.text)}>
        <Paragraphs text={intro.content} />
      </div>
    </Columns>
  )
}
