import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Screen.module.css'
import { ScreenPart } from './ScreenPart.tsx'

/** A small drawn interface. Its texts are real texts, in reading order. */
export function Screen({ device, title, hint, parts }: FigureOf<'screen'>) {
  return (
    <div className={classNames('flow', styles.screen, styles[device])}>
      <p className={classNames('cluster label', styles.title)}>
        <span>{title}</span> {hint && <span className="small soft">{hint}</span>}
      </p>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name, and never change their order
        <ScreenPart key={index} part={part} />
      ))}
    </div>
  )
}
