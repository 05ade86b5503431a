import type { Service } from '#src/content/schemas/service.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import styles from './Service.module.css'

/** The six steps of a service. The line and the number become heavier with each step. */
export function ServiceProcess({ process }: { process: Service['process'] }) {
  return (
    <section className={classNames('sec band band-laterite', styles.section)} aria-labelledby="process">
      <div className="wrap">
        <header>
          <p className="label accent">{process.tagline}</p>
          <Columns split="8-9" end className={styles.head}>
            <Heading as="h2" id="process" {...splitHeading(process.title)} />
            <p className="soft measure">{process.subtitle}</p>
          </Columns>
        </header>
        <CardGrid as="ol" columns="3-2-1" className={styles.steps}>
          {process.steps.map(({ icon, number, title, description }) => (
            <li key={number} className={styles.step}>
              <p className={classNames('title-1 with-icon', styles.number)}>
                {number}
                <NamedIcon name={icon} className={classNames('accent not-narrow', styles.icon)} />
              </p>
              <h3 className={classNames('title-4', styles.title)}>{title}</h3>
              <p className={classNames('soft', styles.description)}>{description}</p>
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
