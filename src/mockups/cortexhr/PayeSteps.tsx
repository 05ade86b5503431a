import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import type { Payslip } from './payroll.ts'

type PayeStepsProps = { slip: Payslip; width: number; height: number }

/** A year's tax as steps: x is the income and y the rate, so the area of a step is the tax of its band. */
export function PayeSteps({ slip, width, height }: PayeStepsProps) {
  const foot = height * 10 - 14
  const x = (income: number) => tenth((income / slip.taxable) * width * 10)
  const y = (percent: number) => tenth(foot - (percent / 18) * (foot - 14))
  return (
    <MockupDrawing width={width} height={height} className="cortexhr-steps">
      {slip.bands.map(({ percent, from, income }, index) => (
        <g key={percent}>
          <rect
            className={`cortexhr-band${index}`}
            x={x(from)}
            y={y(percent)}
            width={x(income)}
            height={tenth(foot - y(percent))}
          />
          <text x={x(from) + 4} y={y(percent) - 4} className="cortexhr-rate">
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
      <path className="cortexhr-floor" d={`M0 ${foot}H${width * 10}`} />
    </MockupDrawing>
  )
}

const millions = (kobo: number) => `₦${(kobo / 1e8).toFixed(1)}m`
