import type { ProfileContent } from '#src/content/load/profile-content.ts'
import { FigureFrame } from '#src/figures/FigureFrame.tsx'
import { MeasuredDrawing } from '#src/figures/MeasuredDrawing.tsx'
import styles from './ProfileStudy.module.css'

/** A case study in the company profile: the client, the work, its three results and one figure. */
export function ProfileStudy({ study }: { study: ProfileContent['studies'][number] }) {
  const { title, company, country, sector, year, months, summary, results, figure } = study
  return (
    <article className={styles.study}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {company}, {country}. {sector}. Delivered in {year}, in {months} months.
        </p>
      </header>
      <div>
        <p>{summary}</p>
        <dl className={styles.results}>
          {results.map(({ value, label, before }) => (
            <div key={label} className={styles.result}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.before}>{before}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureFrame figure={figure}>
        <MeasuredDrawing figure={figure} />
      </FigureFrame>
    </article>
  )
}
