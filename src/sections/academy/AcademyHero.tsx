import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Academy } from '#src/content/schemas/pages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import styles from './AcademyHero.module.css'

type AcademyHeroProps = { hero: Academy['hero']; picture: RenderedPicture }

/** The leaf room: a wall painted in uli, and the way in. */
export function AcademyHero({ hero, picture }: AcademyHeroProps) {
  return (
    <header className={`room room-leaf ${styles.hero}`}>
      <div className={styles.mural}>
        <Artwork
          className={styles.wide}
          picture={picture}
          place={{ ...SIZES.academy.wide, background: 'inherit' }}
        />
        {picture.artwork && (
          <Artwork
            className={styles.tall}
            picture={picture}
            place={{ ...SIZES.academy.narrow, background: 'inherit' }}
          />
        )}
      </div>
      <div className={`wrap grid ${styles.inside}`}>
        <div className={styles.title}>
          <Heading as="h1" size={1} {...hero.title} />
        </div>
        <div className={styles.text}>
          <p>{hero.intro}</p>
          <ButtonLink href={urls.contact('Academy')} tone="cotton">
            Apply Now
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
