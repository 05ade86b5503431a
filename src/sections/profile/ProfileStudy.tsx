import type { Entry } from '#src/content/load/content-kinds.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { urls } from '#src/urls.ts'
import { HeadlineResult } from '../shared/HeadlineResult.tsx'
import styles from './Profile.module.css'

/** A case study in the company profile: the client, the work and its results. */
export function ProfileStudy({ id, data }: Entry<'work'>) {
  const { title, company, country, sector, year, months, summary, results } = data
  return (
    <article className={styles.study}>
      <h3 className="title-4">
        <a href={urls.caseStudy(id)}>{title}</a>
      </h3>
      <p className="soft above-1">
        {company}, {country}. {sector}. Delivered in {year}, in {months} months.
      </p>
      <p className="measure above-3 below-4">{summary}</p>
      <CardGrid columns="3-3-1" className={styles.results}>
        {results.map((result) => (
          <li key={result.label}>
            <HeadlineResult {...result} />
          </li>
        ))}
      </CardGrid>
    </article>
  )
}
