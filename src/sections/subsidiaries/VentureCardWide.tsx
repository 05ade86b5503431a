import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { VesselForm } from '#src/pattern/pattern.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { LazyImage } from '../LazyImage.tsx'
import type { VentureCardProps } from '../VentureCard.tsx'
import styles from './VentureCardWide.module.css'

export type VentureCardWideProps = VentureCardProps & {
  shape: VesselForm
  artwork: ArtworkSource
  logo?: RenderedPicture | undefined
}

/** A venture on the large shelf: its logo, or else its pot, and what it does. */
export function VentureCardWide(props: VentureCardWideProps) {
  const { name, tagline, description, link, shape, opens, order } = props
  const isUpcoming = opens !== undefined
  return (
    <li className={classNames(styles.card, isUpcoming && styles.upcoming)} data-reveal>
      <div className={classNames(styles.picture, styles[shape])}>
        <VenturePicture {...props} />
      </div>
      <div className={styles.text}>
        <p className={styles.label}>
          Vessel {order}
          {isUpcoming && ', unfired'}
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <p>{description}</p>
        {opens && <p className={styles.opens}>Opens {opens}</p>}
        <div className={styles.more}>
          <ArrowLink href={link} about={`about ${name}`}>
            Learn More
          </ArrowLink>
        </div>
      </div>
    </li>
  )
}

function VenturePicture({ artwork, logo }: VentureCardWideProps) {
  if (logo) return <LazyImage className={styles.logo} picture={logo} sizes="(max-width: 760px) 80vw, 28vw" />
  const svg = drawArtwork(artwork, { ...SIZES.venture.page, bare: true, ground: 'room' })
  return <Drawing className={styles.artwork} svg={svg} />
}
