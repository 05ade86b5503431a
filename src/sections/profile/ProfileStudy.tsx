import type { Entry } from '#src/content/load/content-kinds.ts'
import { urls } from '#src/urls.ts'
import { FactRows } from '../shared/FactRows.tsx'
import styles from './ProfileStudy.module.css'

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
      <FactRows rows={results.map(({ label, value, before }) => ({ term: label, value, text: before }))} />
    </article>
  )
}
