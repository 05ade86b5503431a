import { CheckIcon } from '../CheckIcon.tsx'
import { Chip } from '../Chip.tsx'

/** The remark of a payslip in the table of the payroll run. */
export function PayslipRemark({ name }: { name: string }) {
  if (name === 'Ngozi Eze') return <Chip tone="alert">Rate changed</Chip>
  if (name === 'Tunde Salako') return <Chip tone="tint">New</Chip>
  return (
    <span className="mockup-small">
      <CheckIcon /> checked
    </span>
  )
}
