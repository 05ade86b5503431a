import { amount } from '../format.ts'
import type { Payslip } from './payroll.ts'

/** The annual tax by band, and the monthly tax. */
export function TaxByBand({ slip }: { slip: Payslip }) {
  return (
    <div className="cortexhr-bands">
      <div>
        <span>Gross a year</span>
        <span>{amount(slip.gross * 12)}</span>
      </div>
      <div className="cortexhr-free">
        <span>Pension, NHF, rent relief</span>
        <span>{amount(slip.taxable - slip.gross * 12)}</span>
      </div>
      {slip.bands.map(({ percent, income, tax }) => (
        <div key={percent}>
          <span>
            {percent}% of {amount(income)}
          </span>
          <span>{amount(tax)}</span>
        </div>
      ))}
      <div className="cortexhr-year">
        <span>Tax a year</span>
        <span>{amount(slip.yearTax)}</span>
      </div>
      <div>
        <b>Tax a month</b>
        <b>{amount(slip.paye)}</b>
      </div>
    </div>
  )
}
