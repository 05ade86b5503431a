import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Figure as FigureData } from '#src/content/schemas/figures/figure.ts'
import type { Home } from '#src/content/schemas/home.ts'
import { BeforeAfter } from '#src/figures/BeforeAfter.tsx'
import { at } from '#src/pattern/core/random.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Pills } from '#src/ui/Pills.tsx'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { HeadlineResult, type Result } from '../HeadlineResult.tsx'
import { PictureLink } from '../PictureLink.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import styles from './FeaturedWork.module.css'

type Featured = Omit<Home['work']['featured'][number], 'image'> & {
  picture: RenderedPicture
  company: string
  country: string
  year: number
  result: Result | undefined
  figures: readonly FigureData[]
}

/** Two case studies, each with a figure or a result and a testimonial. */
export function FeaturedWork({ head, works }: { head: Home['work']; works: readonly Featured[] }) {
  return (
    <section className="sec" aria-labelledby="featured-work">
      <SectionHeading head={head} number={5} id="featured-work" />
      {works.map((work, index) => (
        <article
          key={work.caseStudy}
          aria-labelledby={`featured-${work.caseStudy}`}
          className={classNames('wrap grid', styles.work, index % 2 === 0 ? styles.left : styles.right)}
        >
          <PictureLink className={styles.picture} href={urls.caseStudy(work.caseStudy)}>
            <Artwork
              picture={work.picture}
              place={at(SIZES.caseStudy.home, index)}
              asFile
              decorative
              sizes="(max-width: 719px) 100vw, 66vw"
            />
          </PictureLink>
          <div className={classNames('stack', styles.text)}>
            <div className={styles.head}>
              <h3 className={classNames('title-3', styles.title)} id={`featured-${work.caseStudy}`}>
                <TitleLink href={urls.caseStudy(work.caseStudy)}>{work.name}</TitleLink>
              </h3>
              <p className={styles.client}>
                <i>{work.company}</i>, {work.country}, {work.year}
              </p>
              <p className={classNames('small soft', styles.details)}>{work.type}</p>
            </div>
            <p>{work.challenge}</p>
            <Evidence {...work} />
            <Pills items={work.tech} label="Technologies" />
            <ArrowLink href={urls.caseStudy(work.caseStudy)} about={work.name}>
              {head.button}
            </ArrowLink>
          </div>
          <figure className={styles.testimonial}>
            <blockquote className={styles.quote}>
              <p>“{work.testimonial.quote}”</p>
            </blockquote>
            <figcaption className={classNames('soft', styles.source)}>{work.testimonial.client}</figcaption>
          </figure>
        </article>
      ))}
    </section>
  )
}

/**
 * The before-after figure of a case study, or its first result if it has no such figure. `Figure` would add the styles
 * of all kinds of figures to the page.
 */
function Evidence({ figures, result }: Pick<Featured, 'figures' | 'result'>) {
  const figure = figures.find((each) => each.kind === 'before-after')
  if (!figure) return result && <HeadlineResult {...result} />
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{figure.caption}</figcaption>
      <p className="visually-hidden">{figure.description}</p>
      <BeforeAfter {...figure} />
    </figure>
  )
}
