import type { Entry } from '#src/content/load/content-kinds.ts'
import type { Figure } from '#src/content/schemas/figures/figure.ts'

/** The kinds of figures that a service page shows, the preferred one first. */
const KINDS: readonly Figure['kind'][] = ['before-after', 'flow', 'series', 'message']

type Evidence = { study: Entry<'work'>; figure: Figure }

/**
 * Returns the case study that shows what a service achieved, and one of its figures: the first one that has the service
 * as its first, or else the first one that used it (docs/requirements.md#service-pages).
 * @param studies all case studies, in their order
 */
export function chooseEvidence(studies: readonly Entry<'work'>[], serviceId: string): Evidence | undefined {
  const used = studies.filter(({ data }) => data.services.includes(serviceId))
  const study = used.find(({ data }) => data.services[0] === serviceId) ?? used[0]
  const figure = KINDS.map((kind) => study?.data.figures.find((each) => each.kind === kind)).find(Boolean)
  return study && figure && { study, figure }
}
