import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { WorkPage } from '#src/content/schemas/work-page.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import styles from './WorkHero.module.css'

/** The featured case study on an indigo band. Its artwork overlaps the section below. */
export function WorkHero({ hero, featured }: { hero: WorkPage['hero']; featured: IllustratedEntry<'work'> }) {
  const { id, title, company, country, year, summary, picture } = featured
  return (
    <div className={classNames('band band-indigo', styles.section)}>
      <div className={classNames('wrap grid', styles.inner)}>
        <header className={styles.head}>
          <Heading as="h1" size={3} inline {...hero.title} />
          <p className={classNames('soft', styles.intro)}>{hero.intro}</p>
        </header>
        <section className={styles.featured} aria-labelledby="featured">
          <p className={classNames('label accent', styles.label)}>Featured case study</p>
          <Heading as="h2" id="featured" {...splitHeading(title)} />
          <p className={styles.client}>
            <i>{company}</i>, {country}, {year}
          </p>
          <p className={classNames('soft', styles.summary)}>{summary}</p>
          <ButtonLink href={urls.caseStudy(id)} tone="brass">
            {hero.button}
          </ButtonLink>
        </section>
        <a className={styles.picture} href={urls.caseStudy(id)} tabIndex={-1} aria-hidden="true">
          <Artwork
            picture={picture}
            place={SIZES.caseStudy.featured}
            decorative
            sizes="(max-width: 719px) 100vw, 50vw"
            className={styles.artwork}
          />
        </a>
      </div>
    </div>
  )
}
