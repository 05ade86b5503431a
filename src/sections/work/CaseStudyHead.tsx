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
  const {
    title,
    summary,
    category,
    company,
    country,
    year,
    sector,
    months,
    support,
    results,
    picture,
    figures,
  } = study
  const facts = {
    Client: company,
    Year: year,
    Location: country,
    Sector: sector,
    Delivery: `${months} months from signing to daily use`,
    Support: support,
  }
  return (
    <header className={classNames('wrap', styles.head)}>
      <Breadcrumb href={urls.work()} label={back} kind={category} />
      <Heading as="h1" size={1} className={styles.title} {...splitHeading(title)} />
      <Columns split="7-9" className={styles.intro}>
        <p className="lead">{summary}</p>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([term, fact]) => (
            <div key={term} className={styles.fact}>
              <dt className="label soft">{term}</dt>
              <dd>
                <Unbroken>{`${fact}`}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </Columns>
      <CardGrid columns="3-3-1" className={styles.results} aria-label="Results">
        {results.map(({ value, label, before }) => (
          <li key={label} className={styles.result}>
            <p className={styles.value}>
              <Fit text={value} />
            </p>
            <p className={styles.label}>{label}</p>
            <p className={classNames('soft', styles.before)}>
              <span className="visually-hidden">For comparison: </span>
              {before}
            </p>
          </li>
        ))}
      </CardGrid>
      <CaseStudyPlate picture={picture} figures={splitFigures(figures).plate} />
      {picture.artwork && (
        <p className={classNames('small soft', styles.credit)}>{creditOf(picture.artwork)}</p>
      )}
    </header>
  )
}
