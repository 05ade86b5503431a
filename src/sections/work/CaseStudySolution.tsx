import type { IllustratedEntry } from '#src/drawings/render-picture.ts'
import { Figure } from '#src/figures/Figure.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import { urls } from '#src/urls.ts'
import { splitFigures } from '../device-of.ts'
import styles from './CaseStudy.module.css'

type CaseStudySolutionProps = {
  study: IllustratedEntry<'work'>
  services: readonly { id: string; title: string }[]
}

/** The challenge and the solution of a case study with the figures that are not on its artwork, then the services and technologies used and how it was delivered. */
export function CaseStudySolution({ study, services }: CaseStudySolutionProps) {
  const { challenge, solution, tech } = study
  const figures = splitFigures(study.figures).others
  const facts = Object.entries({
    Sector: study.sector,
    Delivery: `${study.months} months from signing to daily use`,
    Support: study.support,
    'Price, all services': study.price,
    Referee: study.reference,
    Papers: study.papers,
  }).flatMap(([term, text]) => (text ? { term, text } : []))
  return (
    <div className={classNames('wrap grid', styles.layout)}>
      <section className={classNames('flow', styles.part)} aria-labelledby="challenge">
        <Part id="challenge" title="The Challenge" text={challenge} />
      </section>
      <section className={styles.solution} aria-labelledby="solution">
        <div className={classNames('flow', styles.part)}>
          <Part id="solution" title="Our Solution" text={solution} />
        </div>
        {figures.length > 0 && (
          <div className={styles.figures}>
            {figures.map((figure) => (
              <Figure key={figure.caption} figure={figure} />
            ))}
          </div>
        )}
      </section>
      <aside className={styles.sidebar} aria-label="Services and technology">
        <div className={classNames('flow', styles.sticky)}>
          <section aria-labelledby="services">
            <h2 className="label part below-2" id="services">
              Services Provided
            </h2>
            <ul className={styles.services}>
              {services.map(({ id, title }) => (
                <li key={id}>
                  <a className={classNames('plain-link', styles.link)} href={urls.service(id)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="technology">
            <h2 className="label part below-2" id="technology">
              Technology Stack
            </h2>
            <p className="tagline">{tech.join(', ')}</p>
          </section>
          <FactList columns="2-2-1" className={styles.facts} facts={facts} />
        </div>
      </aside>
    </div>
  )
}

/** A heading and its text, the first paragraph in larger type. */
function Part({ id, title, text }: { id: string; title: string; text: string }) {
  const [first = '', ...others] = text.trim().split(/\n\s*\n/)
  return (
    <>
      <h2 className={classNames('title-3', styles.title)} id={id}>
        {title}
      </h2>
      <Paragraphs text={first} />
      {others.length > 0 && (
        <div className={classNames('flow', styles.text)}>
          <Paragraphs text={others.join('\n\n')} />
        </div>
      )}
    </>
  )
}
