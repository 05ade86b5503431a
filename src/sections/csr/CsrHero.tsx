import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Picture } from '../shared/Picture.tsx'
import styles from './Csr.module.css'

type CsrHeroProps = { hero: Csr['hero']; impact: Csr['impact']; picture: RenderedPicture }

/** The aim of the programme, and below it a photograph of the programme or a drawing of its targets. */
export function CsrHero({ hero, impact, picture }: CsrHeroProps) {
  return (
    <header className={classNames('band band-leaf', styles.hero)}>
      <div className="wrap">
        <p className="label accent">{hero.tagline}</p>
        <Columns split="8-9" stack="short" low end className="above-5">
          <Heading as="h1" size={1} {...hero.title} />
          <p className={classNames('lead', styles.subtitle)}>{hero.subtitle}</p>
        </Columns>
      </div>
      {picture.artwork === undefined ? (
        <Picture
          className={styles.photo}
          picture={picture}
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
        />
      ) : (
        <TargetsArtwork artwork={picture.artwork} impact={impact} />
      )}
    </header>
  )
}

type TargetsArtworkProps = { artwork: ArtworkSource; impact: Csr['impact'] }

/** The targets as dots, with a legend. The dots of reached milestones have a different colour. */
function TargetsArtwork({ artwork, impact: { currentMilestones, scale } }: TargetsArtworkProps) {
  return (
    <figure>
      <Drawing className={styles.artwork} svg={drawArtwork(artwork, SIZES.csr.page)} />
      <figcaption className={classNames('wrap cluster', styles.legend)}>
        <p>{scale}</p>
        {currentMilestones.map(({ value, label }) => (
          <p key={label} className={styles.reached}>
            {value} {label}
          </p>
        ))}
      </figcaption>
    </figure>
  )
}
