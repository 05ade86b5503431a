import type { RenderedPicture } from '../../content/render-picture.ts'
import type { Academy } from '../../content/schemas/pages.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { urls } from '../../urls.ts'
import { Plate } from '../Plate.tsx'
import styles from './AcademyHero.module.css'

type AcademyHeroProps = { hero: Academy['hero']; picture: RenderedPicture }

/** The leaf room: a wall painted in uli, and the way in. */
export function AcademyHero({ hero, picture }: AcademyHeroProps) {
  return (
    <header className={`room room-leaf ${styles.hero}`}>
      <div className={styles.mural}>
        <Plate
          className={styles.wide}
          picture={picture}
          drawing={{ family: 'uli', ground: 'room', w: 1600, h: 520 }}
        />
        {picture.drawnFrom && (
          <Plate
            className={styles.tall}
            picture={picture}
            drawing={{ family: 'uli', ground: 'room', w: 400, h: 320 }}
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
