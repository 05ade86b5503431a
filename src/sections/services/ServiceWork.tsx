import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { PictureLink } from '../shared/PictureLink.tsx'
import styles from './Service.module.css'

type ServiceWorkProps = { title: string; link: string; studies: readonly IllustratedEntry<'work'>[] }

export function ServiceWork({ title, link, studies }: ServiceWorkProps) {
  return (
    <Columns as="section" split="3-4" className="wrap sec" aria-labelledby="related">
      <div className={classNames('stack', styles.studiesHead)}>
        <h2 className="title-3" id="related">
          <Fit text={title} />
        </h2>
        <ArrowLink href={urls.work()}>{link}</ArrowLink>
      </div>
      <CardGrid columns="3-3-1" className={styles.list}>
        {studies.map(({ id, title, company, country, year, picture }) => (
          <li key={id} className={classNames('flow', styles.study)}>
            <PictureLink href={urls.caseStudy(id)}>
              <Artwork picture={picture} asFile decorative sizes="(max-width: 719px) 96px, 22vw" />
            </PictureLink>
            <div className={classNames('soft', styles.studyText)}>
              <h3 className="title-4 below-2">
                <Fit text={title}>
                  <a className="plain-link" href={urls.caseStudy(id)}>
                    {title}
                  </a>
                </Fit>
              </h3>
              <p>
                <i>{company}</i>, {country}, {year}
              </p>
            </div>
          </li>
        ))}
      </CardGrid>
    </Columns>
  )
}
