import type { About } from '#src/content/schemas/pages.ts'
import { PATTERN_CREDITS } from '#src/pattern/pattern.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Artwork } from '../Artwork.tsx'
import styles from './AboutHero.module.css'

type AboutHeroProps = { hero: About['hero']; siteName: string }

/** The hero of the about page: a description of the group, next to an artwork drawn from the group's name. */
export function AboutHero({ hero, siteName }: AboutHeroProps) {
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <div className={styles.title}>
        <Heading as="h1" size={1} {...hero.title} />
      </div>
      <p className={classNames('lead', styles.intro)}>{hero.intro}</p>
      <figure className={styles.figure} data-reveal>
        <Artwork
          picture={{
            artwork: { seed: siteName, family: 'dagi', background: 'indigo', crossings: 7 },
            alt: '',
          }}
          place={{ w: 520, h: 620 }}
          decorative
        />
        <figcaption className={styles.caption}>{PATTERN_CREDITS.dagi}</figcaption>
      </figure>
    </header>
  )
}
