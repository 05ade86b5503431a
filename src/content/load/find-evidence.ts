import type { Figure } from '../schemas/figures/figure.ts'
import type { Service } from '../schemas/service.ts'
import type { Entry } from './content-kinds.ts'
import { type ContentFile, type ContentProblem, entries } from './read-content.ts'
import { findEntry } from './site-content.ts'

export type MeasuredFigure = Extract<Figure, { kind: 'before-after' | 'series' }>
export type Evidence = {
  study: Entry<'work'>
  result: Entry<'work'>['data']['results'][number]
  figure: MeasuredFigure
}

/**
 * Returns the case study, the result and the figure that show what a service changed (docs/requirements.md#service-pages).
 * @throws if the case study has no such result, or the figure is missing or not measured
 */
export function findEvidence(
  studies: readonly Entry<'work'>[],
  evidence: NonNullable<Service['evidence']>,
): Evidence {
  const study = findEntry(studies, evidence.study)
  const { results, figures } = study.data
  const result = results[evidence.result - 1]
  if (!result) throw new Error(`write a result from 1 to ${results.length}; ${study.id} has no more`)
  const figure = figures[evidence.figure - 1]
  if (!figure || !isMeasured(figure)) {
    const measured = figures.flatMap((each, index) => (isMeasured(each) ? [index + 1] : []))
    throw new Error(
      `write a figure of ${study.id} that was measured: ${measured.join(' or ') || 'it has none'}`,
    )
  }
  return { study, result, figure }
}

/** Finds services whose evidence does not exist. */
export function checkEvidence(files: readonly ContentFile[]): ContentProblem[] {
  const studies = entries(files, 'work')
  return entries(files, 'services').flatMap(({ file, data: { evidence } }) => {
    try {
      if (evidence) findEvidence(studies, evidence)
      return []
    } catch (error) {
      return [{ file, field: 'evidence', message: (error as Error).message }]
    }
  })
}

function isMeasured(figure: Figure): figure is MeasuredFigure {
  return figure.kind === 'before-after' || figure.kind === 'series'
}
