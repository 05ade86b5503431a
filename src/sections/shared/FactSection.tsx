import type { Facts } from '#src/content/schemas/fields.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './FactSection.module.css'

/** A section of facts with labels, such as fee, place and dates. */
export function FactSection({ facts: { title, items } }: { facts: Facts }) {
  return (
    <section className="sec wrap" aria-labelledby="facts">
      <Heading as="h2" id="facts" quiet="small" {...title} />
      <FactList
        columns="4-2-1"
        facts={items.map(({ label, text }) => ({ term: label, text }))}
        className={styles.facts}
      />
    </section>
  )
}
