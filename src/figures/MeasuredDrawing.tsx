import type { MeasuredFigure } from '#src/content/load/find-evidence.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Series } from './Series.tsx'

/** The drawing of a measured figure. Separate from `Figure`, so that a page has only the styles of these two kinds. */
export function MeasuredDrawing({ figure }: { figure: MeasuredFigure }) {
  switch (figure.kind) {
    case 'before-after':
      return <BeforeAfter {...figure} />
    case 'series':
      return <Series {...figure} />
  }
}
