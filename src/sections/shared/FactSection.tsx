import type { WovenFacts } from '#src/content/schemas/fields.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import styles from './FactSection.module.css'
import { WovenShares } from './WovenShares.tsx'

/** A section of facts with labels, such as fee, place and dates. Of more than six, phones show four and the rest on a tap. */
export function FactSection({ facts: { title, items, shares } }: { facts: WovenFacts }) {
  const list = (facts: WovenFacts['items'], className: string | undefined) => (
    <FactList
      columns="4-2-1"
      facts={facts.map(({ label, text }) => ({ term: label, text }))}
      className={className}
    />
  )
  const more = items.length > 6 ? items.slice(4) : []
  return (
    <section className="sec wrap" aria-labelledby="facts">
      <Heading as="h2" id="facts" size={3} inline {...title} />
      {shares && <WovenShares {...shares} />}
      {list(items.slice(0, items.length - more.length), styles.facts)}
      {more.length > 0 && (
        <PhoneDisclosure summary={more.map(({ label }) => label).join(', ')}>
          {list(more, 'above-5')}
        </PhoneDisclosure>
      )}
    </section>
  )
}
