import type { Figure as FigureData } from '#src/content/schemas/figures/figure.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { FigureFrame } from './FigureFrame.tsx'
import { Message } from './Message.tsx'
import { Place } from './Place.tsx'
import { Screen } from './Screen.tsx'
import { Series } from './Series.tsx'

/** A figure of any kind. */
export function Figure({ figure }: { figure: FigureData }) {
  return <FigureFrame figure={figure}>{drawing(figure)}</FigureFrame>
}

function drawing(figure: FigureData) {
  switch (figure.kind) {
    case 'before-after':
      return <BeforeAfter {...figure} />
    case 'series':
      return <Series {...figure} />
    case 'message':
      return <Message {...figure} />
    case 'screen':
      return <Screen {...figure} />
    case 'place':
      return <Place {...figure} />
  }
}
