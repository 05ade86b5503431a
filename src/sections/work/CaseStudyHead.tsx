import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { urls } from '#src/urls.ts'
import { Breadcrumb } from '../shared/Breadcrumb.tsx'
import { splitFigures } from '../shared/device-of.ts'
import styles from './CaseStudyHead.module.css'
import { CaseStudyPlate } from './CaseStudyPlate.tsx'

/** The head of a case study: title, summary, facts, and the artwork with what was built. */
export function CaseStudyHead({ study, back }: { study: IllustratedEntry<'work'>; back: string }) {
  const facts = { Client: study.company, Year: study.year, Location: study.country }
  return (
    <header className={classNames('wrap', styles.head)}>
      <Breadcrumb href={urls.work()} label={back} kind={study.category} />
      <Heading as="h1" className="above-5 below-4" {...splitHeading(study.title)} />
      <Columns split="7-8" end>
        <p className="lead">{study.summary}</p>
        <dl className={classNames('cluster', styles.facts)}>
          {Object.entries(facts).map(([term, fact]) => (
            <div key={term}>
              <dt className="label soft">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </Columns>
      <CaseStudyPlate picture={study.picture} figures={splitFigures(study.figures).plate} />
    </header>
  )
}
