import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { PotForm } from '#src/pattern/pattern.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import type { VentureCardProps } from '../VentureCard.tsx'
import styles from './VentureCardWide.module.css'

export type VentureCardWideProps = VentureCardProps & {
  form: PotForm
  pot: ArtworkSource
  logo?: RenderedPicture | undefined
}

/** A venture on the large shelf: its logo, or else its pot, and what it does. */
export function VentureCardWide(props: VentureCardWideProps) {
  const { name, tagline, description, link, form, opens, number } = props
  const fired = opens === undefined
  return (
    <li className={`${styles.vessel} ${fired ? '' : styles.unfired}`} data-reveal>
      <div className={classNames(styles.stand, styles[form])}>
        <Standing {...props} />
      </div>
      <div className={styles.text}>
        <p className={styles.number}>
          Vessel {number}
          {!fired && ', unfired'}
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

function Standing({ pot, logo }: VentureCardWideProps) {
  if (logo)
    return (
      <img
        className={styles.logo}
        src={logo.src}
        srcSet={logo.srcset}
        sizes={logo.srcset && '(max-width: 760px) 80vw, 28vw'}
        width={logo.width}
        height={logo.height}
        alt={logo.alt}
        loading="lazy"
        decoding="async"
      />
    )
  const svg = drawArtwork(pot, { ...SIZES.venture.page, bare: true, background: 'inherit' })
  return <Drawing className={styles.pot} svg={svg} />
}
