import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { SubsidiariesPage } from '#src/content/schemas/subsidiaries-page.ts'
import type { PotForm } from '#src/pattern/pattern.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { LazyImage } from '../shared/LazyImage.tsx'
import type { VentureSummary } from '../shared/to-venture-card.ts'
import styles from './VentureCardWide.module.css'
import type { Fact } from './venture-facts.ts'

export type VentureCardWideProps = VentureSummary & {
  shape: PotForm
  artwork: ArtworkSource
  logo?: RenderedPicture | undefined
  facts: readonly Fact[]
  buttons: SubsidiariesPage['buttons']
  /** Link to the contact form, if the venture is not open yet. */
  waitingList?: string | undefined
}

/** A venture on the page of all ventures: its logo or artwork, and a description and the facts of the venture. */
export function VentureCardWide({
  name,
  tagline,
  description,
  link,
  shape,
  artwork,
  logo,
  facts,
  buttons,
  waitingList,
}: VentureCardWideProps) {
  return (
    <li className={classNames(styles.card, waitingList && styles.upcoming)}>
      <div className={classNames(styles.picture, styles[shape])} data-reveal="downwards">
        <Picture artwork={artwork} logo={logo} />
      </div>
      <div className={classNames('soft', styles.text)}>
        <h2 className={classNames('title-3', styles.name)}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <p>{description}</p>
      </div>
      <div className={classNames('soft', styles.terms)}>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="label">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.more}>
          <ArrowLink href={link} about={`about ${name}`}>
            {buttons.more}
          </ArrowLink>
          {waitingList && (
            <ArrowLink href={waitingList} about={`(${name})`}>
              {buttons.launch}
            </ArrowLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** The logo of a venture or, if it has none, its artwork. */
function Picture({ artwork, logo }: { artwork: ArtworkSource; logo: RenderedPicture | undefined }) {
  if (logo) return <LazyImage className={styles.logo} picture={logo} sizes="(max-width: 719px) 80vw, 28vw" />
  const svg = drawArtwork(artwork, { ...SIZES.venture.page, bare: true, background: 'inherit' })
  return <Drawing className={styles.artwork} svg={svg} />
}
