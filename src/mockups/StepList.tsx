import { classNames } from '../ui/class-names.ts'

type StepListProps = { steps: readonly { name: string; note: string; done: boolean }[] }

/** A vertical list of completed and remaining steps. */
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
