import type { Facts } from '#src/content/schemas/fields.ts'
import { classNames } from '../ui/class-names.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './FactSection.module.css'

type FactSectionProps = { facts: Facts }

/** A section of facts with labels, such as fee, place and dates. */
export function FactSection({ facts: { title, items } }: FactSectionProps) {
  return (
    <section className="sec" aria-labelledby="facts">
      <div className={classNames('wrap grid', styles.section)}>
        <div className={styles.title}>
          <Heading as="h2" id="facts" {...title} />
        </div>
        <dl className={styles.facts}>
          {items.map(({ label, text }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
