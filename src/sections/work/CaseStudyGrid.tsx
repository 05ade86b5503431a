import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Pills } from '#src/ui/Pills.tsx'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { HeadlineResult } from '../shared/HeadlineResult.tsx'
import { PictureLink } from '../shared/PictureLink.tsx'
import styles from './CaseStudyGrid.module.css'

type CaseStudyGridProps = {
  /** The case studies. Their `services` are the titles of the services used, not ids. */
  studies: readonly IllustratedEntry<'work'>[]
  /** The id of the featured case study. It is hidden until the filter shows its category or sector. */
  featured: string | undefined
}

/** Maximum number of services on a card (docs/requirements.md#limits). */
const MAX_SERVICES = 3

/** Case studies in a grid of three columns. */
export function CaseStudyGrid({ studies, featured }: CaseStudyGridProps) {
  return (
    <CardGrid columns="3-2-1" aligned line className={classNames('wrap', styles.grid)}>
      {studies.map(
        ({ id, title, summary, company, country, sector, category, results, services, picture }) => (
          <li key={id} className={styles.study} data-category={category} hidden={id === featured}>
            <PictureLink className={styles.picture} href={urls.caseStudy(id)}>
              <Artwork picture={picture} asFile decorative sizes="(max-width: 719px) 100vw, 33vw" />
            </PictureLink>
            <div className={styles.text}>
              <p className={classNames('label', styles.label)}>
                {sector}
                <span className="accent">{category}</span>
              </p>
              <h3 className={styles.title}>
                <TitleLink href={urls.caseStudy(id)}>{title}</TitleLink>
              </h3>
              <p className={styles.client}>
                <i>{company}</i>, {country}
              </p>
              <p className={classNames('soft', styles.part)}>{summary}</p>
              {results[0] && (
                <div className={styles.part}>
                  <HeadlineResult {...results[0]} />
                </div>
              )}
              <Pills items={services.slice(0, MAX_SERVICES)} label="Services" />
            </div>
          </li>
        ),
      )}
    </CardGrid>
  )
}
