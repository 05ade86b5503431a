import { classNames } from '#src/ui/class-names.ts'
import { count } from '../format.ts'
import { PayslipAmounts } from './PayslipAmounts.tsx'
import { PayslipRemark } from './PayslipRemark.tsx'
import { EXAMPLE, RUN, SHOWN, totals } from './payroll.ts'

/** The payroll run as a table: nine people, the sum of all other people, and the total. */
export function PayslipTable() {
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
              {slip.name}
              <span className="mockup-subtitle">{slip.role}</span>
            </td>
            <PayslipAmounts of={slip} />
            <td>
              <PayslipRemark name={slip.name} />
            </td>
          </tr>
        ))}
        <tr className="cortexhr-rest">
          <td>{count(RUN.length - SHOWN.length)} more people</td>
          <PayslipAmounts of={totals(RUN.slice(SHOWN.length))} />
          <td />
        </tr>
        <tr className="mockup-total">
          <td>All {count(RUN.length)}</td>
          <PayslipAmounts of={totals(RUN)} />
          <td />
        </tr>
      </tbody>
    </table>
  )
}
