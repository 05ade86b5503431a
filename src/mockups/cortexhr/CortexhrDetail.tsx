import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { amount, naira, weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { PayeSteps } from './PayeSteps.tsx'
import { ALL, EXAMPLE, RUN, SHOWN } from './payroll.ts'

/** Net pay and four payslips, laid out for a phone. */
export function CortexhrDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="people">CortexHR</AppName>
        </div>
        <Chip tone="tint">Ready to approve</Chip>
      </div>
      <p className="mockup-note">Net pay of {RUN.length} people, March 2026</p>
      <p className="mockup-big">{naira(ALL.net)}</p>
      <table className="mockup-table cortexhr-phone-slips">
        <tbody>
          <tr>
            <th>Employee</th>
            <th className="mockup-align-right">Gross</th>
            <th className="mockup-align-right">PAYE</th>
            <th className="mockup-align-right">Net pay</th>
          </tr>
          {SHOWN.slice(1, 5).map((slip) => (
            <tr key={slip.name} className={classNames(slip === EXAMPLE && 'mockup-selected')}>
              <td>{slip.name}</td>
              <td className="mockup-align-right">{amount(slip.gross)}</td>
              <td className="mockup-align-right">{amount(slip.paye)}</td>
              <td className="mockup-align-right">
                <b>{amount(slip.net)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mockup-heading">Ngozi Eze: PAYE, step by step</p>
      <PayeSteps slip={EXAMPLE} width={27.1} height={8} />
      <div className="mockup-bottom">
        <MockupButton wide>Approve and pay {weekday('2026-03-27')}</MockupButton>
      </div>
    </div>
  )
}
