import { classNames } from '#src/ui/class-names.ts'
import { CheckIcon } from '../CheckIcon.tsx'
import { Chip } from '../Chip.tsx'
import { amount, count } from '../format.ts'
import { EXAMPLE, RUN, SHOWN, totals } from './payroll.ts'

/** The run as a table: nine people, the others together, and all of them. */
export function Slips() {
  return (
    <table className="mockup-table cortexhr-slips">
      <tbody>
        <tr>
          <th>Employee</th>
          {['Gross', 'PAYE', 'Pension', 'NHF', 'Net pay'].map((head) => (
            <th key={head} className="mockup-align-right">
              {head}
            </th>
          ))}
          <th />
        </tr>
        {SHOWN.map((slip) => (
          <tr key={slip.name} className={classNames(slip === EXAMPLE && 'mockup-selected')}>
            <td>
              <b>{slip.name}</b>
              <span className="mockup-subtitle">{slip.role}</span>
            </td>
            <Figures of={slip} />
            <td>
              <Remark name={slip.name} />
            </td>
          </tr>
        ))}
        <tr className="cortexhr-rest">
          <td>{count(RUN.length - SHOWN.length)} more people</td>
          <Figures of={totals(RUN.slice(SHOWN.length))} />
          <td />
        </tr>
        <tr className="mockup-total">
          <td>All {count(RUN.length)}</td>
          <Figures of={totals(RUN)} />
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Remark({ name }: { name: string }) {
  if (name === 'Ngozi Eze') return <Chip tone="alert">Rate changed</Chip>
  if (name === 'Tunde Salako') return <Chip tone="tint">New</Chip>
  return (
    <span className="mockup-small">
      <CheckIcon /> checked
    </span>
  )
}

type FiguresProps = {
  of: Pick<ReturnType<typeof totals>, 'gross' | 'paye' | 'pension' | 'housingFund' | 'net'>
}

function Figures({ of }: FiguresProps) {
  return (
    <>
      <td className="mockup-align-right">{amount(of.gross)}</td>
      <td className="mockup-align-right">{amount(of.paye)}</td>
      <td className="mockup-align-right">{amount(of.pension)}</td>
      <td className="mockup-align-right">{amount(of.housingFund)}</td>
      <td className="mockup-align-right">
        <b>{amount(of.net)}</b>
      </td>
    </>
  )
}
