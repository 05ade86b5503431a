import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { formatQuantity } from '#src/content/text/units.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Bar } from './Bar.tsx'
import styles from './Flow.module.css'

type Step = FigureOf<'flow'>['steps'][number]

/** Number of characters of a sum, like 41 days, that fit to the right of its bar. */
const MAX_SHORT_LABEL = 8

/** The steps of one case with their times, each bar beginning where the last step ended, and the sums. */
export function Flow({ unit, steps }: FigureOf<'flow'>) {
  const before = ends(steps.map((step) => step.before ?? 0))
  const after = ends(steps.map((step) => step.after ?? 0))
  const [totalBefore, totalAfter] = [before.at(-1) ?? 0, after.at(-1) ?? 0]
  const scale = Math.max(totalBefore, totalAfter) || 1
  const isLong = [totalBefore, totalAfter].some(
    (total) => formatQuantity(total, unit).length > MAX_SHORT_LABEL,
  )
  const bar = (value: number, end: number) => ({ from: (end - value) / scale, share: value / scale })
  return (
    <ol className={classNames(isLong && styles.longLabels)}>
      {steps.map((step, index) => (
        <li key={step.name} className={classNames('tight', styles.step)}>
          <div className={classNames('cluster', styles.words)}>
            <p className="label">{step.name}</p>
            <p className="small soft">{step.who}</p>
            <p className="visually-hidden">{spoken(step, unit)}</p>
          </div>
          <div className={classNames('flow', styles.bars)}>
            {step.before !== undefined && (
              <Bar
                tone="before"
                label={`${formatQuantity(step.before, unit)}${index === 0 ? ' before' : ''}`}
                {...bar(step.before, before[index] ?? 0)}
              />
            )}
            <Bar
              tone="after"
              label={
                step.after === undefined
                  ? 'not needed now'
                  : `${formatQuantity(step.after, unit)}${index === 0 ? ' now' : ''}`
              }
              {...bar(step.after ?? 0, after[index] ?? 0)}
            />
          </div>
        </li>
      ))}
      <li className={classNames('tight', styles.step, styles.total)}>
        <div>
          <p className={classNames('label', styles.name)}>In all</p>
          <p className="visually-hidden">{spoken({ before: totalBefore, after: totalAfter }, unit)}</p>
        </div>
        <div className={classNames('flow', styles.bars)}>
          <Bar tone="before" label={formatQuantity(totalBefore, unit)} {...bar(totalBefore, totalBefore)} />
          <Bar tone="after" label={formatQuantity(totalAfter, unit)} {...bar(totalAfter, totalAfter)} />
        </div>
      </li>
    </ol>
  )
}

/** Returns the time at the end of each step. */
function ends(times: readonly number[]): number[] {
  let end = 0
  return times.map((time) => {
    end += time
    return end
  })
}

function spoken({ before, after }: Pick<Step, 'before' | 'after'>, unit: string): string {
  const was = before === undefined ? 'A new step' : `Before: ${formatQuantity(before, unit)}`
  return `${was}. ${after === undefined ? 'No longer needed' : `Now: ${formatQuantity(after, unit)}`}.`
}
