import type { Entry } from '#src/content/load/content-kinds.ts'
import type { Home } from '#src/content/schemas/home.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { PictureLink } from '../PictureLink.tsx'
import { PictureResult } from '../PictureResult.tsx'
import { ScreenMount } from '../ScreenMount.tsx'
import styles from './Home.module.css'
import { SectionHeading } from './SectionHeading.tsx'

type Featured = Omit<Home['work']['featured'][number], 'image'> & {
  picture: RenderedPicture
  study: Entry<'work'>['data']
}

/** Two case studies: a screen on the artwork of the study, on its lower edge the main result, and a quotation from the client. */
export function FeaturedWork({ head, works }: { head: Home['work']; works: readonly Featured[] }) {
  return (
    <section className="sec" aria-labelledby="featured-work">
      <SectionHeading head={head} id="featured-work" size={3} className="wrap" />
      {works.map((work) => (
        <article
          key={work.caseStudy}
          aria-labelledby={`featured-${work.caseStudy}`}
          className={classNames('wrap grid', styles.work)}
        >
          <PictureLink className={styles.mount} href={urls.caseStudy(work.caseStudy)}>
            <ScreenMount
              picture={work.picture}
              figures={work.study.figures}
              sizes="(max-width: 719px) 100vw, 58vw"
            />
          </PictureLink>
          <div className={styles.result}>
            {work.study.results[0] && <PictureResult {...work.study.results[0]} />}
          </div>
          <div className={classNames('stack', styles.text)}>
            <div>
              <h3 className="title-3 below-2" id={`featured-${work.caseStudy}`}>
                <a className="plain-link" href={urls.caseStudy(work.caseStudy)}>
                  {work.name}
                </a>
              </h3>
              <p className="tight">
                <i>{work.study.company}</i>, {work.study.country}, {work.study.year}
              </p>
              <p className="small soft">{work.type}</p>
            </div>
            <p>{work.challenge}</p>
            <p className="soft">
              <span className="visually-hidden">Technologies: </span>
              <i>{work.tech.join(', ')}</i>
            </p>
            <figure>
              <blockquote className={classNames('tagline below-2', styles.quote)}>
                <p>“{work.testimonial.quote}”</p>
              </blockquote>
              <figcaption className="soft">{work.testimonial.client}</figcaption>
            </figure>
            <div className="not-narrow">
              <ArrowLink href={urls.caseStudy(work.caseStudy)} about={work.name}>
                {head.button}
              </ArrowLink>
            </div>
          </div>
        </article>
      ))}
    </section>
  )
}
