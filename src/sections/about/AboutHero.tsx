import type { About } from '#src/content/schemas/about.ts'
import { PATTERN_CREDITS } from '#src/pattern/pattern.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import styles from './AboutHero.module.css'

type AboutHeroProps = {
  hero: About['hero']
  siteName: string
  /** Text of the link to the company profile. */
  profile: string
}

/** The hero of the about page: a description of the group, next to an artwork drawn from the group's name. */
export function AboutHero({ hero, siteName, profile }: AboutHeroProps) {
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <Heading as="h1" size={1} className={styles.title} {...hero.title} />
      <div className={classNames('lead soft', styles.intro)}>
        <p>{hero.intro}</p>
        <ArrowLink href={urls.profile()}>{profile}</ArrowLink>
      </div>
      <figure className={styles.figure}>
        <Artwork
          picture={{
            artwork: { seed: siteName, family: 'dagi', background: 'indigo', crossings: 7 },
            alt: `A knot that passes over and under itself, drawn from the name ${siteName}`,
          }}
          place={{ w: 520, h: 620 }}
        />
        <figcaption className={classNames('small soft', styles.caption)}>{PATTERN_CREDITS.dagi}</figcaption>
      </figure>
    </header>
  )
}
