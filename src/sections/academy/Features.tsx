import type { Academy } from '#src/content/schemas/academy.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Features.module.css'

/** Three reasons to choose the academy. */
export function Features({ features }: { features: Academy['features'] }) {
  return (
    <RuledSection id="features" title={features.title}>
      <CardGrid columns="3-3-1" className={styles.features}>
        {features.items.map(({ icon, title, description }) => (
          <li key={title}>
            <h3 className={classNames('title-4', styles.name)}>
              <NamedIcon name={icon} className={classNames('accent', styles.icon)} />
              {title}
            </h3>
            <p className="soft measure">{description}</p>
          </li>
        ))}
      </CardGrid>
    </RuledSection>
  )
}
