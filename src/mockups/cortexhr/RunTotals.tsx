import { naira } from '../format.ts'
import { ALL } from './payroll.ts'

/** The totals of the payroll run. */
export function RunTotals() {
  const parts = [
    ['Gross pay', ALL.gross],
    ['PAYE', ALL.paye],
    ['Pension', ALL.pension],
    ['NHF', ALL.housingFund],
    ['Net pay', ALL.net],
  ] as const
  return (
    <div className="cortexhr-totals">
      {parts.map(([name, value]) => (
        <div key={name}>
          <span>{name}</span>
          <b>{naira(value)}</b>
        </div>
      ))}
    </div>
  )
}
