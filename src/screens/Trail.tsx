import { classNames } from '../ui/class-names.ts'
import styles from './screens.module.css'

type TrailProps = { steps: readonly { name: string; note: string; done: boolean }[] }

/** Steps done and to do, from the first down. */
export function Trail({ steps }: TrailProps) {
  return (
    <div className={styles.trail}>
      {steps.map((step) => (
        <div key={step.name} className={classNames(step.done && styles.done)}>
          <b>{step.name}</b>
          <span>{step.note}</span>
        </div>
      ))}
    </div>
  )
}
