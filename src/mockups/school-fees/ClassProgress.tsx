import { classNames } from '#src/ui/class-names.ts'
import { amount } from '../format.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import { CLASSES } from './collections.ts'

/** The share of its fees that each class has paid. */
export function ClassProgress({ width, narrow = false }: { width: number; narrow?: boolean }) {
  return (
    <div className={classNames('fees-classes', narrow && 'fees-narrow')}>
      {CLASSES.map(({ name, billed, paid }) => (
        <div key={name}>
          <b>{name}</b>
          <ProgressBar share={paid / billed} width={width} height={narrow ? 1 : 1.4} />
          <b className={classNames(paid / billed < 0.85 && 'fees-low')}>
            {((paid / billed) * 100).toFixed(1)}%
          </b>
          {!narrow && <span>{amount(billed - paid)} left</span>}
        </div>
      ))}
    </div>
  )
}
