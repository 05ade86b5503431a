import type { Academy } from '#src/content/schemas/academy.ts'
import { TitledList } from '#src/sections/TitledList.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'

/** Three reasons to choose the academy. */
export function Features({ features }: { features: Academy['features'] }) {
  return (
    <RuledSection id="features" title={features.title}>
      <TitledList
        columns="3-3-1"
        items={features.items.map(({ icon, title, description }) => ({ title, text: description, icon }))}
      />
    </RuledSection>
  )
}
