import type { About } from '#src/content/schemas/about.ts'
import { TitledList } from '#src/ui/TitledList.tsx'

/** The values of the group, side by side. */
export function Values({ values }: { values: About['values'] }) {
  return (
    <TitledList
      columns="2-2-1"
      level="h4"
      items={values.map(({ title, description }) => ({ title, text: description }))}
    />
  )
}
