import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { formatQuantity, type Unit } from '#src/content/text/units.ts'
import { Bar } from './Bar.tsx'
import { Comparison } from './Comparison.tsx'
import styles from './Flow.module.css'

type Step = FigureOf<'flow'>['steps'][number]

/** The steps of one case with their times, each bar beginning where the last step ended, and the sums. */
export function Flow({ unit, steps }: FigureOf<'flow'>) {
  const before = ends(steps.map((step) => step.before ?? 0))
  const after = ends(steps.map((step) => step.after ?? 0))
  const [totalBefore, totalAfter] = [before.at(-1) ?? 0, after.at(-1) ?? 0]
  const scale = Math.max(totalBefore, totalAfter) || 1
  const bar = (value: number, end: number) => ({ from: (end - value) / scale, share: value / scale })
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.name} className={styles.step}>
            <div>
              <p className={styles.name}>{step.name}</p>
              <p className={styles.who}>{step.who}</p>
              <p className="visually-hidden">{spoken(step, unit)}</p>
            </div>
            <div className={styles.bars}>
              {step.before !== undefined && (
                <Bar
                  tone="before"
                  label={`${formatQuantity(step.before, unit)}${index === 0 ? ' before' : ''}`}
                  {...bar(step.before, before[index] ?? 0)}
                />
              )}
              {step.after === undefined ? (
                <p className={styles.gone} aria-hidden="true">
                  no longer needed
                </p>
              ) : (
                <Bar
                  tone="after"
                  label={`${formatQuantity(step.after, unit)}${index === 0 ? ' now' : ''}`}
                  {...bar(step.after, after[index] ?? 0)}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <Comparison
        unit={unit}
        before={{ value: totalBefore, label: 'in all, before' }}
        after={{ value: totalAfter, label: 'in all, now' }}
      />
    </>
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

function spoken({ before, after }: Step, unit: Unit): string {
  const was = before === undefined ? 'A new step' : `Before: ${formatQuantity(before, unit)}`
  return `${was}. ${after === undefined ? 'No longer needed' : `Now: ${formatQuantity(after, unit)}`}.`
}
