import type { Figure } from '#src/content/schemas/figures/figure.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Flow } from './Flow.tsx'
import { Series } from './Series.tsx'

type MeasuredFigure = Extract<Figure, { kind: 'before-after' | 'flow' | 'series' }>

/** The drawing of a measured figure. Separate from `Figure`, so that a page has only the styles of these three kinds. */
export function MeasuredDrawing({ figure }: { figure: MeasuredFigure }) {
  switch (figure.kind) {
    case 'before-after':
      return <BeforeAfter {...figure} />
    case 'flow':
      return <Flow {...figure} />
    case 'series':
      return <Series {...figure} />
  }
}
