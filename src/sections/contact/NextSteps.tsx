import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ContactSection.module.css'

/** What happens after a message is sent. */
export function NextSteps({ next }: { next: ContactPage['next'] }) {
  return (
    <section aria-labelledby="next">
      <h2 className={classNames('title-4', styles.nextTitle)} id="next">
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
