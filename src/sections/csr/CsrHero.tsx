import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './CsrHero.module.css'

type CsrHeroProps = { hero: Csr['hero']; impact: Csr['impact']; picture: RenderedPicture }

/** What the programme is for, over the cloth that it has promised: every target a dot, what is done already dyed. */
export function CsrHero({ hero, impact, picture }: CsrHeroProps) {
  return (
    <header className={classNames('band band-leaf', styles.hero)}>
      <div className={classNames('wrap grid', styles.words)}>
        <p className={styles.tagline}>{hero.tagline}</p>
        <div className={styles.title}>
          <Heading as="h1" size={1} {...hero.title} />
        </div>
        <p className={classNames('lead', styles.subtitle)}>{hero.subtitle}</p>
      </div>
      {picture.artwork === undefined ? (
        <img
          className={styles.photo}
          src={picture.src}
          srcSet={picture.srcset}
          sizes={picture.srcset && '100vw'}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          fetchPriority="high"
        />
      ) : (
        <Promised artwork={picture.artwork} impact={impact} />
      )}
    </header>
  )
}

type PromisedProps = { artwork: ArtworkSource; impact: Csr['impact'] }

function Promised({ artwork, impact: { currentMilestones, scale } }: PromisedProps) {
  return (
    <figure>
      <Drawing className={styles.artwork} svg={drawArtwork(artwork, SIZES.csr.page)} />
      <figcaption className={classNames('wrap', styles.legend)}>
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
