import type { Careers } from '#src/content/schemas/careers.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './WaysIn.module.css'

/** Two ways to join the group, each with a link. */
export function WaysIn({ ways }: { ways: Careers['ways'] }) {
  return (
    <RuledSection id="ways" title={ways.title}>
      <CardGrid columns="2-2-1" className={styles.ways}>
        {ways.items.map(({ title, description, link }) => (
          <li key={link.to} className={styles.way}>
            <h3 className="title-4">{title}</h3>
            <p className={classNames('soft measure', styles.description)}>{description}</p>
            <ArrowLink href={link.to}>{link.label}</ArrowLink>
          </li>
        ))}
      </CardGrid>
    </RuledSection>
  )
}
