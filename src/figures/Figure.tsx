import type { Figure as FigureData } from '#src/content/schemas/figures/figure.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import styles from './Figure.module.css'
import { Flow } from './Flow.tsx'
import { Message } from './Message.tsx'
import { Place } from './Place.tsx'
import { Screen } from './Screen.tsx'
import { Series } from './Series.tsx'
import { System } from './System.tsx'

type FigureProps = { figure: FigureData }

/** A figure with its caption and, for screen readers, its description. */
export function Figure({ figure }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{figure.caption}</figcaption>
      <p className="visually-hidden">{figure.description}</p>
      <div className={styles.body}>
        <Drawing figure={figure} />
        {figure.note && <p className={styles.note}>{figure.note}</p>}
      </div>
    </figure>
  )
}

function Drawing({ figure }: FigureProps) {
  switch (figure.kind) {
    case 'before-after':
      return <BeforeAfter {...figure} />
    case 'series':
      return <Series {...figure} />
    case 'flow':
      return <Flow {...figure} />
    case 'system':
      return <System {...figure} />
    case 'message':
      return <Message {...figure} />
    case 'screen':
      return <Screen {...figure} />
    case 'place':
      return <Place {...figure} />
  }
}
