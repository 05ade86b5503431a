import type { Csr } from '#src/content/schemas/csr.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TitledList } from '#src/ui/TitledList.tsx'
import { urls } from '#src/urls.ts'

/** What volunteers do, and a link to become one. */
export function Volunteers({
  volunteers: { title, intro, button, roles },
}: {
  volunteers: Csr['volunteers']
}) {
  return (
    <Columns as="section" split="5-7" className="sec wrap" aria-labelledby="volunteers">
      <div className="stack">
        <Heading as="h2" id="volunteers" quiet="thin" {...title} />
        <p className="measure">{intro}</p>
        <ButtonLink href={urls.contact('Volunteer')}>{button}</ButtonLink>
      </div>
      <TitledList
        columns="2-2-1"
        items={roles.map(({ title, description }) => ({ title, text: description }))}
      />
    </Columns>
  )
}
