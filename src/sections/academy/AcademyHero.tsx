import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Academy } from '#src/content/schemas/pages.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import styles from './AcademyHero.module.css'

type AcademyHeroProps = { hero: Academy['hero']; picture: RenderedPicture }

/** The hero of the academy on a green band, with a link to apply. Phones show a narrow artwork, not the wide one. */
export function AcademyHero({ hero, picture }: AcademyHeroProps) {
  return (
    <header className={classNames('band band-leaf', styles.hero)}>
      <div className={styles.artwork}>
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
      <div className={classNames('wrap grid', styles.inner)}>
        <div className={styles.title}>
          <Heading as="h1" size={1} {...hero.title} />
        </div>
        <div className={styles.text}>
          <p>{hero.intro}</p>
          <ButtonLink href={urls.contact('Academy')} tone="cotton">
            {hero.button}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
