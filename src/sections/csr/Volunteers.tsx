import type { Csr } from '#src/content/schemas/csr.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import styles from './Volunteers.module.css'

/** What volunteers do, and a link to become one. */
export function Volunteers({
  volunteers: { title, intro, button, roles },
}: {
  volunteers: Csr['volunteers']
}) {
  return (
    <Columns as="section" split="5-7" className="sec wrap" aria-labelledby="volunteers">
      <div className="stack">
        <Heading as="h2" id="volunteers" quiet {...title} />
        <p className="measure">{intro}</p>
        <ButtonLink href={urls.contact('Volunteer')}>{button}</ButtonLink>
      </div>
      <CardGrid columns="2-2-1" className={styles.roles}>
        {roles.map(({ title, description }) => (
          <li key={title} className={styles.role}>
            <h3 className={classNames('title-4', styles.title)}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </CardGrid>
    </Columns>
  )
}
