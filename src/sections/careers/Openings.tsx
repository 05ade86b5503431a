import type { Careers } from '#src/content/schemas/careers.ts'
import { formatDate } from '#src/content/text/format-date.ts'
import { TitledList } from '#src/ui/TitledList.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'

/** The open roles, each with its last day to apply. */
export function Openings({ openings: { title, items } }: { openings: Careers['openings'] }) {
  if (items.length === 0) return null
  return (
    <RuledSection id="openings" title={title}>
      <TitledList
        columns="2-2-1"
        items={items.map(({ title, description, applyBy }) => ({
          title,
          text: description,
          more: <p>Apply by {formatDate(applyBy)}.</p>,
        }))}
      />
    </RuledSection>
  )
}
