import type { Entry } from '#src/content/load/content-kinds.ts'
import type { MeasuredFigure } from '#src/figures/MeasuredDrawing.tsx'

type Evidence = { study: Entry<'work'>; figure: MeasuredFigure }

/**
 * Returns the case study that shows what a service changed, and one of its figures (docs/requirements.md#service-pages):
 * the first that has the service as its first, or else the first that used it. One without a measured figure is skipped.
 * @param studies all case studies, in their order
 */
export function chooseEvidence(studies: readonly Entry<'work'>[], serviceId: string): Evidence | undefined {
  const used = studies.flatMap((study) => {
    const figure = study.data.services.includes(serviceId) && simplestMeasured(study)
    return figure ? [{ study, figure }] : []
  })
  return used.find(({ study }) => study.data.services[0] === serviceId) ?? used[0]
}

/** Returns a before-after, or else a flow, or else a series. */
function simplestMeasured({ data: { figures } }: Entry<'work'>): MeasuredFigure | undefined {
  return (
    figures.find((each) => each.kind === 'before-after') ??
    figures.find((each) => each.kind === 'flow') ??
    figures.find((each) => each.kind === 'series')
  )
}
