import type { Csr } from '#src/content/schemas/csr.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import styles from './Volunteers.module.css'

type VolunteersProps = { volunteers: Csr['volunteers'] }

/** What volunteers do, and a link to become one. */
export function Volunteers({ volunteers: { title, intro, button, roles } }: VolunteersProps) {
  return (
    <section className="sec" aria-labelledby="volunteers">
      <div className={classNames('wrap grid', styles.volunteers)}>
        <div className={styles.intro}>
          <Heading as="h2" id="volunteers" {...title} />
          <p>{intro}</p>
          <ButtonLink href={urls.contact('Volunteer')}>{button}</ButtonLink>
        </div>
        <ul className={styles.roles}>
          {roles.map(({ title, description }) => (
            <li key={title} className={styles.role}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
