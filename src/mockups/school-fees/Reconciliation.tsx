import { classNames } from '#src/ui/class-names.ts'
import { tenth } from '../coordinates.ts'
import { wholeNaira } from '../format.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { CREDITS, INVOICES, LINKS } from './collections.ts'

/** Bank credits on the left, invoices on the right, connected by bands whose thickness shows the amount. */
export function Reconciliation({ narrow = false }: { narrow?: boolean }) {
  const { wide, side, step, width } = narrow ? NARROW : FULL
  const y = (index: number) => index * step
  return (
    <MockupDrawing width={width} height={(step * CREDITS.length) / 10} className="fees-match">
      {bands().map(({ id, from, to, thick, sure }) => {
        const [top, bottom] = [y(from.row) + 3 + from.offset, y(to.row) + 3 + to.offset]
        const [left, right, bend] = [side, wide - side, (wide - 2 * side) / 2]
        return (
          <path
            key={id}
            className={classNames('fees-band', !sure && 'fees-unsure')}
            d={`M${left} ${tenth(top)}C${left + bend} ${tenth(top)} ${right - bend} ${tenth(bottom)} ${right} ${tenth(bottom)}v${thick}C${right - bend} ${tenth(bottom + thick)} ${left + bend} ${tenth(top + thick)} ${left} ${tenth(top + thick)}z`}
          />
        )
      })}
      {CREDITS.map(({ id, time, text, amount }, index) => (
        <g key={id} className={classNames(id === 'c5' && 'fees-unsure-match')}>
          <rect y={y(index)} width={side} height={step - 4} />
          {!narrow && (
            <text x={9} y={y(index) + 21} className="fees-time">
              {time}
            </text>
          )}
          <text x={narrow ? 7 : 44} y={y(index) + (narrow ? 10 : 21)}>
            {narrow ? text.split(',')[0] : text}
          </text>
          <text
            x={narrow ? 7 : side - 9}
            y={y(index) + (narrow ? 20 : 21)}
            textAnchor={narrow ? 'start' : 'end'}
            className="fees-sum"
          >
            {wholeNaira(amount)}
          </text>
        </g>
      ))}
      {INVOICES.map(({ id, pupil, owed }, index) => (
        <g key={id} className={classNames(id === 'i5' && 'fees-unsure-match')}>
          <rect x={wide - side} y={y(index)} width={side} height={step - 4} />
          <text x={wide - side + 9} y={y(index) + (narrow ? 10 : 21)}>
            {narrow ? pupil.split(',')[0] : pupil}
          </text>
          <text
            x={narrow ? wide - side + 9 : wide - 9}
            y={y(index) + (narrow ? 20 : 21)}
            textAnchor={narrow ? 'start' : 'end'}
          >
            {status(id, owed)}
          </text>
        </g>
      ))}
    </MockupDrawing>
  )
}

const FULL = { width: 70.3, wide: 703, side: 250, step: 39 }
const NARROW = { width: 27.1, wide: 271, side: 108, step: 27 }
const KOBO_PER_UNIT = 1_320_000

type End = { row: number; offset: number }
type Band = { id: string; from: End; to: End; thick: number; sure: boolean }

function bands(): Band[] {
  const used = new Map<string, number>()
  const take = (id: string, thick: number) => {
    const offset = used.get(id) ?? 0
    used.set(id, offset + thick)
    return offset
  }
  return LINKS.map(({ credit, invoice, amount, sure }) => {
    const thick = tenth(amount / KOBO_PER_UNIT)
    return {
      id: `${credit}${invoice}`,
      from: { row: CREDITS.findIndex(({ id }) => id === credit), offset: take(credit, thick) },
      to: { row: INVOICES.findIndex(({ id }) => id === invoice), offset: take(invoice, thick) },
      thick,
      sure,
    }
  })
}

function status(invoice: string, owed: number): string {
  const paid = LINKS.filter((link) => link.invoice === invoice && link.sure).reduce(
    (sum, { amount }) => sum + amount,
    0,
  )
  return paid === owed ? `paid in full` : `owes ${wholeNaira(owed - paid)}`
}
