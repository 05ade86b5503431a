import type { Careers } from '#src/content/schemas/careers.ts'
import { TitledList } from '#src/sections/TitledList.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'

/** Two ways to join the group, each with a link. */
export function WaysIn({ ways }: { ways: Careers['ways'] }) {
  return (
    <RuledSection id="ways" title={ways.title}>
      <TitledList
        columns="2-2-1"
        items={ways.items.map(({ title, text, link }) => ({
          title,
          text,
          more: (
            <p>
              <ArrowLink href={link.to}>{link.label}</ArrowLink>
            </p>
          ),
        }))}
      />
    </RuledSection>
  )
}
