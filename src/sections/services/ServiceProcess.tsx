import type { Service } from '#src/content/schemas/service.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Service.module.css'

/** The six steps of a service. The line above them becomes heavier with each step. */
export function ServiceProcess({ steps }: { steps: Service['process']['steps'] }) {
  return (
    <CardGrid as="ol" columns="3-2-1" className={styles.steps}>
      {steps.map(({ icon, number, title, description }) => (
        <li key={number} className={styles.step}>
          <p className={classNames('title-2 with-icon', styles.number)}>
            {number}
            <NamedIcon name={icon} className={classNames('accent', styles.icon)} />
          </p>
          <h3 className={classNames('title-4', styles.title)}>{title}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </CardGrid>
  )
}
