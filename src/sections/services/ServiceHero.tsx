import { creditOf } from '#src/artwork/artwork.ts'
import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { ServicesPage } from '#src/content/schemas/list-pages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { Breadcrumb } from '../shared/Breadcrumb.tsx'
import styles from './Service.module.css'

type ServiceHeroProps = {
  service: IllustratedEntry<'services'>
  /** Only on the page of an alias: the title of its service (docs/requirements.md#header-and-footer). */
  partOf?: string | undefined
  buttons: ServicesPage['buttons']
}

/** The hero of a service: its name, next to a large artwork that reaches the right edge of the page. */
export function ServiceHero({ service, partOf, buttons }: ServiceHeroProps) {
  const { id, title, tagline, picture } = service
  return (
    <section className={classNames('wrap grid', styles.hero)} aria-labelledby="service">
      <div className={styles.name}>
        <Breadcrumb href={urls.services()} label={buttons.back} kind={partOf} />
        <Heading as="h1" size={1} id="service" {...splitHeading(title)} />
      </div>
      <div className={classNames('stack', styles.text)}>
        <p className="lead">{tagline}</p>
        <ButtonLink href={urls.contactForService(id)}>{buttons.start}</ButtonLink>
      </div>
      <figure className={styles.figure}>
        <Artwork picture={picture} place={SIZES.service.page} className={styles.artwork} />
        {picture.artwork && (
          <figcaption className={classNames('small soft', styles.caption)}>
            {creditOf(picture.artwork)}
          </figcaption>
        )}
      </figure>
    </section>
  )
}
