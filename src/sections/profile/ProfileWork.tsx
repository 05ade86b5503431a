import type { IllustratedEntry } from '#src/drawings/render-picture.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { PictureLink } from '../PictureLink.tsx'
import { PictureResult } from '../PictureResult.tsx'
import styles from './Profile.module.css'

/** Case studies as cloths, each with its first result in the corner. */
export function ProfileWork({ studies }: { studies: readonly IllustratedEntry<'work'>[] }) {
  return (
    <CardGrid columns="3-3-2">
      {studies.map(({ id, title, company, country, picture, results: [result] }) => (
        <li key={id}>
          <PictureLink href={urls.caseStudy(id)}>
            <Artwork picture={picture} className={styles.piece} sizes="(max-width: 719px) 45vw, 33vw" />
          </PictureLink>
          {result && <PictureResult {...result} />}
          <h3 className="title-4 above-2">
            <a className="plain-link" href={urls.caseStudy(id)}>
              {title}
            </a>
          </h3>
          <p className="soft tight">
            {company}, {country}
          </p>
        </li>
      ))}
    </CardGrid>
  )
}
