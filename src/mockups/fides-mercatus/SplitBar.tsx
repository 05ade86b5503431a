import { tenth } from '../coordinates.ts'
import { type Kobo, sum } from '../format.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'

type SplitBarProps = {
  parts: readonly { name: string; value: Kobo; className: string | undefined }[]
  width: number
}

/** The parts of a face value as a stacked bar. */
export function SplitBar({ parts, width }: SplitBarProps) {
  const whole = sum(parts, ({ value }) => value)
  const at = (index: number) => (sum(parts.slice(0, index), ({ value }) => value) / whole) * width * 10
  return (
    <MockupDrawing width={width} height={2.4} className="mercatus-split">
      {parts.map(({ name, value, className }, index) => (
        <rect
          key={name}
          className={className}
          x={tenth(at(index))}
          width={tenth((value / whole) * width * 10)}
          height={24}
        />
      ))}
    </MockupDrawing>
  )
}
