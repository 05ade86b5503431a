import type { WorkPage } from '#src/content/schemas/list-pages.ts'
import type { IllustratedEntry } from '#src/drawings/render-picture.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { PictureLink } from '../PictureLink.tsx'
import type { Result } from '../PictureResult.tsx'
import { ScreenMount } from '../ScreenMount.tsx'
import styles from './WorkHero.module.css'

/** The head of /work: title and introduction, and the first result and the screen of the featured case study. */
export function WorkHero({ hero, featured }: { hero: WorkPage['hero']; featured: IllustratedEntry<'work'> }) {
  const { id, title, company, country, year, results, picture, figures } = featured
  return (
    <div className={styles.room}>
      <div className={classNames('wrap grid', styles.inner)}>
        <header className={classNames('flow band band-indigo', styles.head)}>
          <Heading as="h1" {...hero.title} />
          <p className="soft">{hero.intro}</p>
        </header>
        <section
          className={classNames('stack gap-2 band band-indigo', styles.featured)}
          aria-labelledby="featured"
        >
          <p className="label soft">Featured case study</p>
          <h2 className="title-3" id="featured">
            <Fit text={title} />
          </h2>
          <p className="tight">
            <i>{company}</i>, {country}, {year}
          </p>
          <div className={styles.result}>{results[0] && <HeadlineResult {...results[0]} />}</div>
          <ButtonLink href={urls.caseStudy(id)} tone="brass">
            {hero.button}
          </ButtonLink>
        </section>
        <PictureLink className={styles.picture} href={urls.caseStudy(id)}>
          <ScreenMount picture={picture} figures={figures} sizes="(max-width: 999px) 100vw, 55vw" />
        </PictureLink>
      </div>
    </div>
  )
}

/** A result of a case study: a large number with what it was before, and below what was measured. */
function HeadlineResult({ value, label, before }: Result) {
  return (
    <div>
      <p className="cluster">
        <strong className="title-3">{value}</strong>
        <span className="visually-hidden">, </span>
        <span className="soft">{before}</span>
      </p>
      <p className="tight above-1">{label}</p>
    </div>
  )
}
