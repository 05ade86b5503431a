import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Home } from '#src/content/schemas/home.ts'
import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import styles from './Expertise.module.css'
import { SectionHeading } from './SectionHeading.tsx'

type ExpertiseProps = {
  head: Home['expertise']
  cards: readonly {
    service: string
    title: string
    description: string
    icon: string
    terms: ServiceTerms
    picture: RenderedPicture
  }[]
}

/** Four of the group's services as rows. In wide windows the drawing of the row under the pointer is next to them. */
export function Expertise({ head, cards }: ExpertiseProps) {
  return (
    <section className="sec" aria-labelledby="expertise">
      <Columns split="4-5" className={classNames('wrap ruled', styles.layout)}>
        <div>
          <SectionHeading head={head} id="expertise" />
          <div className={classNames('wide-only', styles.drawings)}>
            {cards.map(({ service, picture }) => (
              <div key={service} className={styles.drawing}>
                <Artwork picture={picture} place={SIZES.service.home} asFile decorative sizes="20vw" />
              </div>
            ))}
          </div>
        </div>
        <ul>
          {cards.map(({ service, title, description, icon, terms }) => (
            <li key={service} className={styles.row}>
              <NamedIcon name={icon} />
              <h3 className={classNames('title-4', styles.title)}>
                <TitleLink href={urls.service(service)}>{title}</TitleLink>
              </h3>
              <p className={classNames('soft', styles.text)}>{description}</p>
              <p className={classNames('label', styles.terms)}>
                From {terms.from}, <span>{terms.duration}</span>
              </p>
              <p className={styles.more}>
                <ArrowLink href={urls.service(service)} about={`about ${title}`}>
                  {head.button}
                </ArrowLink>
              </p>
            </li>
          ))}
        </ul>
      </Columns>
    </section>
  )
}
