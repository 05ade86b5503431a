import { classNames } from '#src/ui/class-names.ts'
import { tenth } from '../coordinates.ts'
import { FIELDS, SIDES, SURE_ENOUGH } from './form.ts'

/** Where a field's box stands on the page. */
export const boxOf = (index: number) => ({ x: 118, y: 92 + index * 34, width: 206, height: 24 })

/** The scanned page, 350 by 560: boxes mark what was read, and one of them is in doubt. */
export function FormPage({ only }: { only?: 'fields' }) {
  return (
    <g transform="rotate(-0.8 175 280)" className={classNames(only === 'fields' && 'form-close')}>
      <rect className="form-paper" width={350} height={580} />
      <text x={26} y={34} className="form-print">
        FORM R-7
      </text>
      <text x={324} y={34} textAnchor="end" className="form-print">
        Page 1 of 4
      </text>
      <text x={175} y={66} textAnchor="middle" className="form-form-title">
        Application for a right of occupancy
      </text>
      {FIELDS.map(({ label, written, sure }, index) => {
        const { x, y, width, height } = boxOf(index)
        return (
          <g key={label}>
            <text x={26} y={y + 16} className="form-print">
              {label}
            </text>
            <rect
              className={classNames('form-box', sure < SURE_ENOUGH && 'form-doubtful')}
              x={x}
              y={y}
              width={width}
              height={height}
            />
            <text x={x + 8} y={y + 17} className="form-hand">
              {written}
            </text>
          </g>
        )
      })}
      {only !== 'fields' && <Rest />}
    </g>
  )
}

function Rest() {
  return (
    <>
      <Sketch />
      <path className="form-body" d={printedLines()} />
      <Thumb />
      <path
        className="form-signature"
        d="M196 502c8-26 16-30 12-6s-4 18 6-4s10 16 18 2s8-16 10 0s14 2 20-8s6 14 16 4s20-6 30-8M190 512c40-4 90-6 130-4"
      />
      <g transform="rotate(-9 270 440)" className="form-stamp">
        <rect x={212} y={418} width={116} height={44} />
        <text x={270} y={436} textAnchor="middle">
          RECEIVED
        </text>
        <text x={270} y={452} textAnchor="middle">
          Tue 3 Mar 2026
        </text>
      </g>
    </>
  )
}

function Sketch() {
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

function Thumb() {
  const ridges = [3, 6.5, 10, 13.5, 17, 20.5].map(
    (r) =>
      `M${tenth(56 - r)} ${tenth(494 + r * 0.9)}c${tenth(-r * 0.3)} ${tenth(-r * 2.7)} ${tenth(r * 2.3)} ${tenth(-r * 2.7)} ${tenth(r * 2)} ${tenth(r * 0.15)}`,
  )
  return (
    <path
      className="form-thumb"
      d={`${ridges.join('')}M42 516q14 -7 28 -1M45 521q11 -5 22 0M39 511q16 -9 34 -2`}
    />
  )
}

function printedLines(): string {
  const widths = [298, 286, 294, 180]
  return widths.map((width, line) => `M26 ${534 + line * 10}h${width}`).join('')
}
