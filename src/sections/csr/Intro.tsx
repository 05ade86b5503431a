import type { Csr } from '#src/content/schemas/csr.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'

/** The reasons for the programme. */
export function Intro({ intro }: { intro: Csr['intro'] }) {
  return (
    <Columns as="section" split="5-7" className="sec wrap" aria-labelledby="why">
      <Heading as="h2" id="why" quiet="thin" {...intro.title} />
      <div className="flow measure">
        <Paragraphs text={intro.content} />
      </div>
    </Columns>
  )
}
