import { amount } from '../format.ts'
import { sinceFebruary } from './payroll.ts'

/** The steps from February’s gross pay to March’s. */
export function ChangesSinceFebruary() {
  const { february, joined, left, rates, march } = sinceFebruary()
  const parts = [
    ['February, gross', february],
    ['3 joined', joined],
    ['1 left', left],
    ['2 rates changed', rates],
    ['March, gross', march],
  ] as const
  return (
    <div className="cortexhr-since">
      {parts.map(([name, value]) => (
        <div key={name}>
          <span>{name}</span>
          <b>{amount(value)}</b>
        </div>
      ))}
    </div>
  )
}
