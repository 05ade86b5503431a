import type { Careers } from '#src/content/schemas/pages.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './HowWeHire.module.css'

type HowWeHireProps = { how: Careers['how'] }

/** The hiring process of the group in numbered steps. */
export function HowWeHire({ how }: HowWeHireProps) {
  return (
    <section className="sec" aria-labelledby="how">
      <div className="wrap">
        <Heading as="h2" id="how" {...how.title} />
        <ol className={styles.steps}>
          {how.steps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <p className={styles.number}>{index + 1}</p>
              <div className={styles.text}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
