import type { Entry } from '#src/content/load/content-kinds.ts'
import { FigureFrame } from '#src/figures/FigureFrame.tsx'
import { MeasuredDrawing, type MeasuredFigure } from '#src/figures/MeasuredDrawing.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './ServiceEvidence.module.css'

type ServiceEvidenceProps = { study: Entry<'work'>; figure: MeasuredFigure; link: string }

/** The first result of a case study that used the service, with what it was before, and one figure. */
export function ServiceEvidence({ study: { id, data }, figure, link }: ServiceEvidenceProps) {
  const [result] = data.results
  return (
    <section className={classNames('wrap grid', styles.evidence)} aria-labelledby="evidence">
      <div className={styles.text}>
        <h2 className={styles.title} id="evidence">
          What Changed
        </h2>
        <div>
          <p className={styles.value}>{result?.value}</p>
          <p>{result?.label}</p>
          <p className={styles.before}>{result?.before}</p>
        </div>
        <div>
          <p className={styles.client}>
            {data.company}, {data.country}, {data.year}
          </p>
          <ArrowLink href={urls.caseStudy(id)} about={data.title}>
            {link}
          </ArrowLink>
        </div>
      </div>
      <div className={styles.figure}>
        <FigureFrame figure={figure}>
          <MeasuredDrawing figure={figure} />
        </FigureFrame>
      </div>
    </section>
  )
}
