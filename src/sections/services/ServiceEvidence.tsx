import type { Evidence } from '#src/content/load/find-evidence.ts'
import type { Service } from '#src/content/schemas/service.ts'
import { FigureFrame } from '#src/figures/FigureFrame.tsx'
import { MeasuredDrawing } from '#src/figures/MeasuredDrawing.tsx'
import { Screen } from '#src/figures/Screen.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { urls } from '#src/urls.ts'
import { HeadlineResult } from '../shared/HeadlineResult.tsx'

type ServiceEvidenceProps = {
  evidence: Evidence | undefined
  /** Shown instead of a case study: a page of what a client receives, with invented content. */
  specimen: Service['specimen']
  link: string
}

/** Evidence for a service: a result and a figure of a case study, or a specimen. */
export function ServiceEvidence({ evidence, specimen, link }: ServiceEvidenceProps) {
  if (evidence) {
    const { study, result, figure } = evidence
    const { company, country, year, title } = study.data
    return (
      <Columns as="section" split="4-5" className="wrap sec-bottom" aria-labelledby="evidence">
        <div className="stack">
          <h2 className="title-3" id="evidence">
            What Changed
          </h2>
          <HeadlineResult {...result} />
          <p className="soft">
            {company}, {country}, {year}
          </p>
          <ArrowLink href={urls.caseStudy(study.id)} about={title}>
            {link}
          </ArrowLink>
        </div>
        <FigureFrame figure={figure}>
          <MeasuredDrawing figure={figure} />
        </FigureFrame>
      </Columns>
    )
  }
  if (!specimen) return null
  return (
    <Columns as="section" split="4-5" className="wrap sec-bottom" aria-labelledby="specimen">
      <div className="stack">
        <h2 className="title-3" id="specimen">
          What You Receive
        </h2>
        <p className="soft">{specimen.note}</p>
      </div>
      <FigureFrame figure={{ ...specimen, note: undefined }}>
        <Screen {...specimen} />
      </FigureFrame>
    </Columns>
  )
}
