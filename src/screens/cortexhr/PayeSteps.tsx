import { Drawing, tenth } from '../Drawing.tsx'
import { amount } from '../figures.ts'
import styles from './cortexhr.module.css'
import type { Payslip } from './payroll.ts'

type PayeStepsProps = { slip: Payslip; width: number; height: number }

/** A year's tax as steps: along, income; up, the rate; so the area of each step is the tax in it. */
export function PayeSteps({ slip, width, height }: PayeStepsProps) {
  const foot = height * 10 - 14
  const x = (income: number) => tenth((income / slip.taxable) * width * 10)
  const y = (percent: number) => tenth(foot - (percent / 18) * (foot - 14))
  return (
    <Drawing width={width} height={height} className={styles.steps}>
      {slip.bands.map(({ percent, from, income }, index) => (
        <g key={percent}>
          <rect
            className={styles[`band${index}`]}
            x={x(from)}
            y={y(percent)}
            width={x(income)}
            height={tenth(foot - y(percent))}
          />
          <text x={x(from) + 4} y={y(percent) - 4} className={styles.rate}>
            {percent}%
          </text>
          <text x={index === 0 ? 0 : x(from)} y={foot + 12} textAnchor={index === 0 ? 'start' : 'middle'}>
            {index === 0 ? '0' : millions(from)}
          </text>
        </g>
      ))}
      <text x={width * 10} y={foot + 12} textAnchor="end">
        {millions(slip.taxable)}
      </text>
      <path className={styles.floor} d={`M0 ${foot}H${width * 10}`} />
    </Drawing>
  )
}

/** The same tax in figures, a year and a month of it. */
export function TaxByBand({ slip }: { slip: Payslip }) {
  return (
    <div className={styles.bands}>
      <div>
        <span>Gross a year</span>
        <span>{amount(slip.gross * 12)}</span>
      </div>
      <div className={styles.free}>
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
      <div className={styles.year}>
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

const millions = (kobo: number) => `₦${(kobo / 1e8).toFixed(1)}m`
