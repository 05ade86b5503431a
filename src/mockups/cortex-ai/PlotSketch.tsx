import { tenth } from '../coordinates.ts'
import { SIDES } from './form.ts'

/** The applicant’s sketch of the plot. */
export function PlotSketch() {
  const scale = 2.1 / 100
  const [wide, deep] = [tenth(SIDES.across * scale), tenth(SIDES.deep * scale)]
  return (
    <g transform="translate(60 318) rotate(-4)" className="form-sketch">
      <path d={`M0 0H${wide}V${deep}H0z`} />
      <path d={`M-14 -10H${wide + 40}M-14 ${deep + 10}H${wide + 14}`} className="form-road" />
      <text x={wide / 2} y={13} textAnchor="middle">
        {(SIDES.across / 100).toFixed(2)}
      </text>
      <text x={wide + 5} y={deep / 2}>
        {(SIDES.deep / 100).toFixed(2)}
      </text>
      <text x={wide / 2} y={deep / 2 + 8} textAnchor="middle">
        Plot 88
      </text>
    </g>
  )
}
