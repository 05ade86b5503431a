import { classNames } from '#src/ui/class-names.ts'
import { Pills } from '#src/ui/Pills.tsx'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import type { IllustratedEntry } from '../illustrated-entry.ts'
import { PictureFile } from '../PictureFile.tsx'
import styles from './CaseStudyGrid.module.css'

type CaseStudyGridProps = {
  /** The case studies. Their `services` are the titles of the services used, not ids. */
  studies: readonly IllustratedEntry<'work'>[]
}

/** Maximum number of services on a card (docs/requirements.md#limits). */
const MAX_SERVICES = 3

/** Case studies in a grid of three columns. */
export function CaseStudyGrid({ studies }: CaseStudyGridProps) {
  return (
    <ul className={classNames('wrap', styles.grid)}>
      {studies.map(({ id, order, title, company, country, category, services, picture }) => (
        <li key={id} className={styles.study} data-category={category} data-reveal>
          <a className={styles.picture} href={urls.caseStudy(id)} tabIndex={-1} aria-hidden="true">
            <PictureFile picture={picture} sizes="(max-width: 760px) 100vw, 33vw" />
          </a>
          <div className={styles.text}>
            <p className={styles.label}>
              Cloth {order}
              <span className={styles.category}>{category}</span>
            </p>
            <h3 className={styles.title}>
              <TitleLink href={urls.caseStudy(id)}>{title}</TitleLink>
            </h3>
            <p className={styles.client}>
              <i>{company}</i>, {country}
            </p>
            <Pills items={services.slice(0, MAX_SERVICES)} label="Services" />
          </div>
        </li>
      ))}
    </ul>
  )
}
