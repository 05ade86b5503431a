import { classNames } from '#src/ui/class-names.ts'
import { FormPageBottom } from './FormPageBottom.tsx'
import { boxOf, CONFIDENCE_THRESHOLD, FIELDS } from './form.ts'

/** The scanned page, 350 by 560, with a box around each field. */
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
      {FIELDS.map(({ label, written, confidence }, index) => {
        const { x, y, width, height } = boxOf(index)
        return (
          <g key={label}>
            <text x={26} y={y + 16} className="form-print">
              {label}
            </text>
            <rect
              className={classNames('form-box', confidence < CONFIDENCE_THRESHOLD && 'form-box-unsure')}
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
      {only !== 'fields' && <FormPageBottom />}
    </g>
  )
}
