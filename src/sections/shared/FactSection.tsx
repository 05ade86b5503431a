import type { Facts } from '#src/content/schemas/fields.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './FactSection.module.css'

/** A section of facts with labels, such as fee, place and dates. */
export function FactSection({ facts: { title, items } }: { facts: Facts }) {
  return (
    <section className="sec wrap" aria-labelledby="facts">
      <Heading as="h2" id="facts" quiet {...title} />
      <CardGrid as="dl" columns="3-2-1" className={styles.facts}>
        {items.map(({ label, text }) => (
          <div key={label} className={styles.fact}>
            <dt className={classNames('label accent', styles.label)}>{label}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </CardGrid>
    </section>
  )
}
