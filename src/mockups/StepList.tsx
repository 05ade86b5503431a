import { classNames } from '../ui/class-names.ts'

type StepListProps = { steps: readonly { name: string; note: string; done: boolean }[] }

/** Steps done and to do, from the first down. */
export function StepList({ steps }: StepListProps) {
  return (
    <div className="mockup-steps">
      {steps.map((step) => (
        <div key={step.name} className={classNames(step.done && 'mockup-done')}>
          <b>{step.name}</b>
          <span>{step.note}</span>
        </div>
      ))}
    </div>
  )
}
