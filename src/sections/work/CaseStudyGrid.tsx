import type { IllustratedEntry } from '#src/drawings/render-picture.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { PictureLink } from '../PictureLink.tsx'
import { PictureResult } from '../PictureResult.tsx'
import { ScreenMount } from '../ScreenMount.tsx'
import styles from './WorkFilter.module.css'

type CaseStudyGridProps = {
  /** The case studies. Their `services` are the titles of the services used, not ids. */
  studies: readonly IllustratedEntry<'work'>[]
  /** The id of the featured case study. It is hidden until the filter shows its category. */
  featured: string | undefined
}

/** Maximum number of services on a card (docs/requirements.md#limits). */
const MAX_SERVICES = 3

/** Case studies in a grid: what was built on the artwork, a measured value on its lower corner, then what it measures, the title and facts. */
export function CaseStudyGrid({ studies, featured }: CaseStudyGridProps) {
  return (
    <CardGrid columns="3-2-1" aligned className={classNames('wrap', styles.grid)}>
      {studies.map(
        ({ id, title, company, country, category, results: [result], services, picture, figures }) => (
          <li key={id} className={styles.study} data-category={category} hidden={id === featured}>
            <PictureLink className={styles.picture} href={urls.caseStudy(id)}>
              <ScreenMount brief picture={picture} figures={figures} sizes="(max-width: 719px) 100vw, 33vw" />
            </PictureLink>
            <div>
              {result && <PictureResult {...result} />}
              <h3 className={classNames('title-4', styles.title)}>
                <Fit text={title}>
                  <a className="plain-link" href={urls.caseStudy(id)}>
                    {title}
                  </a>
                </Fit>
              </h3>
              <p>
                {company}, {country}
              </p>
              <p className="tagline soft">{services.slice(0, MAX_SERVICES).join(', ')}</p>
            </div>
          </li>
        ),
      )}
    </CardGrid>
  )
}
