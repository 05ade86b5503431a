import { amount } from '../format.ts'
import type { totals } from './payroll.ts'

type PayslipAmountsProps = {
  of: Pick<ReturnType<typeof totals>, 'gross' | 'paye' | 'pension' | 'housingFund' | 'net'>
}

/** The amounts of one payslip, or the totals of several payslips, as table cells. */
export function PayslipAmounts({ of }: PayslipAmountsProps) {
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
