import { creditOf } from '#src/artwork/artwork.ts'
import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { urls } from '#src/urls.ts'
import { Breadcrumb } from '../shared/Breadcrumb.tsx'
import styles from './CaseStudyHead.module.css'
import { CaseStudyPlate } from './CaseStudyPlate.tsx'
import { splitFigures } from './split-figures.ts'

/** The head of a case study: title, summary, facts, three results and the artwork with what was built. */
export function CaseStudyHead({ study, back }: { study: IllustratedEntry<'work'>; back: string }) {
  const facts = { Client: study.company, Year: study.year, Location: study.country }
  return (
    <header className={classNames('wrap', styles.head)}>
      <Breadcrumb href={urls.work()} label={back} kind={study.category} />
      <Heading as="h1" size={1} className="above-5 below-5" {...splitHeading(study.title)} />
      <Columns split="7-9">
        <p className="lead">{study.summary}</p>
        <dl className={classNames('flow', styles.facts)}>
          {Object.entries(facts).map(([term, fact]) => (
            <div key={term} className={classNames('cluster', styles.fact)}>
              <dt className="label soft">{term}</dt>
              <dd>
                <Unbroken>{`${fact}`}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </Columns>
      <CardGrid columns="3-3-1" className={styles.results} aria-label="Results">
        {study.results.map(({ value, label, before }) => (
          <li key={label} className={styles.result}>
            <p className="title-3">
              <Fit text={value} />
            </p>
            <p className={styles.label}>{label}</p>
            <p className="soft">
              <span className="visually-hidden">For comparison: </span>
              <i>{before}</i>
            </p>
          </li>
        ))}
      </CardGrid>
      <CaseStudyPlate picture={study.picture} figures={splitFigures(study.figures).plate} />
      {study.picture.artwork && (
        <p className="small soft above-3">
          <i>{creditOf(study.picture.artwork)}</i>
        </p>
      )}
    </header>
  )
}
