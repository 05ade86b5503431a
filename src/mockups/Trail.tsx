import { classNames } from '../ui/class-names.ts'

type TrailProps = { steps: readonly { name: string; note: string; done: boolean }[] }

/** Steps done and to do, from the first down. */
export function Trail({ steps }: TrailProps) {
  return (
    <div className="screen-trail">
      {steps.map((step) => (
        <div key={step.name} className={classNames(step.done && 'screen-done')}>
          <b>{step.name}</b>
          <span>{step.note}</span>
        </div>
      ))}
    </div>
  )
}
