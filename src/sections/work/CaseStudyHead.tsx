import type { Figure as FigureData } from '#src/content/schemas/figures/figure.ts'
import type { IllustratedEntry, RenderedPicture } from '#src/drawings/render-picture.ts'
import { SIZES } from '#src/drawings/sizes.ts'
import { Figure } from '#src/figures/Figure.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import devices from '../Device.module.css'
import { deviceOf, splitFigures } from '../device-of.ts'
import styles from './CaseStudyHead.module.css'

/** The head of a case study: title, summary, facts, and the artwork with what was built. */
export function CaseStudyHead({ study, back }: { study: IllustratedEntry<'work'>; back: string }) {
  const facts = { Client: study.company, Year: study.year, Location: study.country }
  return (
    <header className={classNames('wrap', styles.head)}>
      <Breadcrumb href={urls.work()} label={back} kind={study.category} />
      <Heading as="h1" className="above-5 below-4" {...splitHeading(study.title)} />
      <Columns split="7-8" end>
        <p className="lead">{study.summary}</p>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([term, fact]) => (
            <div key={term}>
              <dt className="label soft">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </Columns>
      <Plate picture={study.picture} figures={splitFigures(study.figures).plate} />
    </header>
  )
}

/** The artwork of a case study over the full width, and on it screens and messages as drawn devices, or another figure. */
function Plate({ picture, figures }: { picture: RenderedPicture; figures: readonly FigureData[] }) {
  return (
    <div className={`above-6 ${styles.plate}`}>
      <Artwork picture={picture} place={SIZES.caseStudy.wide} sizes="100vw" fill />
      <div className={classNames('wrap cluster', styles.bodies)}>
        {figures.map((figure) => {
          const body = deviceOf(figure)
          return (
            <div
              key={figure.caption}
              className={classNames(
                styles.body,
                body !== 'paper' && devices.device,
                devices[body],
                styles[body],
              )}
            >
              <Figure figure={figure} />
              {body === 'keypad' && (
                <div className={styles.keys} aria-hidden="true">
                  {[...'123456789*0#'].map((key) => (
                    <span key={key} data-key={key} />
                  ))}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
