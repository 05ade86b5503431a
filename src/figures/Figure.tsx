import type { Figure as FigureData } from '#src/content/schemas/figures/figure.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { FigureFrame } from './FigureFrame.tsx'
import { Message } from './Message.tsx'
import { Place } from './Place.tsx'
import { Screen } from './Screen.tsx'
import { Series } from './Series.tsx'

type FigureProps = { figure: FigureData }

/** A figure of any kind. */
export function Figure({ figure }: FigureProps) {
  return (
    <FigureFrame figure={figure}>
      <Drawing figure={figure} />
    </FigureFrame>
  )
}

function Drawing({ figure }: FigureProps) {
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
