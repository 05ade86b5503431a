import type { ContactPage } from '#src/content/schemas/pages.ts'
import styles from './NextSteps.module.css'

type NextStepsProps = { next: ContactPage['next'] }

/** What happens after a message is sent. */
export function NextSteps({ next }: NextStepsProps) {
  return (
    <section aria-labelledby="next">
      <h2 className={styles.title} id="next">
        {next.title}
      </h2>
      <ol className={styles.steps}>
        {next.steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
