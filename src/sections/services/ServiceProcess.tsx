import type { Service } from '#src/content/schemas/service.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { NamedIcon } from '../NamedIcon.tsx'
import styles from './ServiceProcess.module.css'

type ServiceProcessProps = { process: Service['process'] }

/** The six steps of a service. The line and the number become heavier with each step. */
export function ServiceProcess({ process }: ServiceProcessProps) {
  return (
    <section className={classNames('band band-laterite', styles.section)} aria-labelledby="process">
      <div className="wrap">
        <header className={classNames('grid', styles.head)}>
          <p className={styles.tagline}>{process.tagline}</p>
          <div className={styles.title}>
            <Heading as="h2" id="process" {...splitHeading(process.title)} />
          </div>
          <p className={styles.subtitle}>{process.subtitle}</p>
        </header>
        <ol className={styles.steps}>
          {process.steps.map(({ icon, number, title, description }) => (
            <li key={number} className={styles.step}>
              <p className={styles.number}>
                {number}
                <NamedIcon name={icon} className={styles.icon} />
              </p>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
