import type { Entry } from '#src/content/load/content-kinds.ts'
import { FigureFrame } from '#src/figures/FigureFrame.tsx'
import { MeasuredDrawing, type MeasuredFigure } from '#src/figures/MeasuredDrawing.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './ServiceEvidence.module.css'

type ServiceEvidenceProps = { study: Entry<'work'>; figure: MeasuredFigure; link: string }

/** The first result of a case study that used the service, with what it was before, and one figure. */
export function ServiceEvidence({ study: { id, data }, figure, link }: ServiceEvidenceProps) {
  const [result] = data.results
  return (
    <Columns
      as="section"
      split="3-4"
      className={classNames('wrap sec-bottom', styles.evidence)}
      aria-labelledby="evidence"
    >
      <div className={classNames('stack', styles.text)}>
        <h2 className="title-3" id="evidence">
          What Changed
        </h2>
        <div>
          <p className={styles.value}>{result?.value}</p>
          <p>{result?.label}</p>
          <p className={classNames('soft', styles.before)}>{result?.before}</p>
        </div>
        <div>
          <p className={classNames('soft', styles.client)}>
            {data.company}, {data.country}, {data.year}
          </p>
          <ArrowLink href={urls.caseStudy(id)} about={data.title}>
            {link}
          </ArrowLink>
        </div>
      </div>
      <FigureFrame figure={figure}>
        <MeasuredDrawing figure={figure} />
      </FigureFrame>
    </Columns>
  )
}
