import type { Figure } from '#src/content/schemas/figures/figure.ts'

/** Splits the figures of a case study: those on its artwork, which are what was built or else the first one, and the others. */
export function splitFigures(figures: readonly Figure[]): { plate: Figure[]; others: Figure[] } {
  const built = figures.filter(({ kind }) => kind === 'screen' || kind === 'message')
  const plate = built.length > 0 ? built : figures.slice(0, 1)
  return { plate, others: figures.filter((figure) => !plate.includes(figure)) }
}
