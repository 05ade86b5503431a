import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './CsrHero.module.css'
import { TargetsArtwork } from './TargetsArtwork.tsx'

type CsrHeroProps = { hero: Csr['hero']; impact: Csr['impact']; picture: RenderedPicture }

/** The aim of the programme, and below it a photograph of the programme or a drawing of its targets. */
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
        <TargetsArtwork artwork={picture.artwork} impact={impact} />
      )}
    </header>
  )
}
