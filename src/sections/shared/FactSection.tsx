import type { WovenFacts } from '#src/content/schemas/fields.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './FactSection.module.css'
import { WovenShares } from './WovenShares.tsx'

/** A section of facts with labels, such as fee, place and dates. */
export function FactSection({ facts: { title, items, shares } }: { facts: WovenFacts }) {
  return (
    <section className="sec wrap" aria-labelledby="facts">
      <Heading as="h2" id="facts" quiet="small" {...title} />
      {shares && <WovenShares {...shares} />}
      <FactList
        columns="4-2-1"
        facts={items.map(({ label, text }) => ({ term: label, text }))}
        className={styles.facts}
      />
    </section>
  )
}
