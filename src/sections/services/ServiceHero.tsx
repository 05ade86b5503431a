import type { ServicesPage } from '#src/content/schemas/list-pages.ts'
import { onOneLine } from '#src/content/text/phrases.ts'
import type { IllustratedEntry } from '#src/drawings/render-picture.ts'
import { SIZES } from '#src/drawings/sizes.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { Weaves } from '../Weaves.tsx'
import { PriceAxis } from './PriceAxis.tsx'
import { PriceStrip } from './PriceStrip.tsx'
import { millionsOf } from './price-scale.ts'
import styles from './Service.module.css'

type ServiceHeroProps = {
  service: IllustratedEntry<'services'>
  /** Only on the page of an alias: the title of its service (docs/requirements.md#header-and-footer). */
  partOf?: string | undefined
  buttons: ServicesPage['buttons']
  /** Millions of naira at the end of the axis of prices. */
  end: number
}

/** The hero of a service: its name and its price as a woven strip, next to its drawing on the ground of the page. */
export function ServiceHero({ service, partOf, buttons, end }: ServiceHeroProps) {
  const { id, title, tagline, terms, picture } = service
  const time = onOneLine(terms.duration)
  const [low, high] = [terms.usual.from, terms.usual.to].map(millionsOf) as [number, number]
  // The ends of the axis have a sum where it does not touch the next one.
  const sums = [low > 0.2 * end && 0, low, high, high < 0.85 * end && end].filter((sum) => sum !== false)
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <Artwork picture={picture} place={{ ...SIZES.service.page, bare: true }} className={styles.artwork} />
      <div className={styles.crumbs}>
        <Breadcrumb href={urls.services()} label={buttons.back} kind={partOf} />
      </div>
      <div className={classNames('stack', styles.words)}>
        <Heading as="h1" {...splitHeading(title)} />
        <p className="lead">{tagline}</p>
        <div className={styles.price}>
          <Weaves />
          <p className="title-3 heavy">From {terms.from}</p>
          <PriceStrip terms={terms} end={end} />
          <PriceAxis sums={sums} end={end} />
          <p>
            Most clients pay {terms.usual.from} to {terms.usual.to} before VAT, for {time}.
          </p>
        </div>
        <ButtonLink href={urls.contactForService(id)}>{buttons.start}</ButtonLink>
      </div>
    </header>
  )
}
