import { classNames } from '#src/ui/class-names.ts'
import { tenth } from '../coordinates.ts'
import { CONFIDENCE_THRESHOLD, type FIELDS, ROW } from './form.ts'

/** A field with the value read and its confidence. */
export function FieldRow({ label, read, confidence, index }: (typeof FIELDS)[number] & { index: number }) {
  const y = ROW.top + index * ROW.step
  const isUnsure = confidence < CONFIDENCE_THRESHOLD
  return (
    <g className={classNames(isUnsure && 'cortexai-unsure')}>
      {isUnsure && <rect className="cortexai-wash" x={420} y={y - 16} width={277} height={ROW.step - 1} />}
      <text x={430} y={y - 1} className="cortexai-soft">
        {label}
      </text>
      <text x={430} y={y + 16} className="cortexai-value">
        {read}
      </text>
      <text x={690} y={y + 16} textAnchor="end" className="cortexai-percent">
        {confidence}%
      </text>
      <path className="cortexai-line" d={`M430 ${y + 26}H690`} />
      <path className="cortexai-confidence" d={`M430 ${y + 26}h${tenth(confidence * 2.6)}`} />
    </g>
  )
}
