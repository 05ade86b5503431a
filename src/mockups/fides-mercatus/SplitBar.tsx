import { tenth } from '../coordinates.ts'
import { type Kobo, sum } from '../format.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'

type SplitBarProps = {
  parts: readonly { name: string; value: Kobo; dye: string | undefined }[]
  width: number
}

/** A face value cut into the shares it goes to, each as long as it is large. */
export function SplitBar({ parts, width }: SplitBarProps) {
  const whole = sum(parts, ({ value }) => value)
  const at = (index: number) => (sum(parts.slice(0, index), ({ value }) => value) / whole) * width * 10
  return (
    <MockupDrawing width={width} height={2.4} className="mercatus-split">
      {parts.map(({ name, value, dye }, index) => (
        <rect
          key={name}
          className={dye}
          x={tenth(at(index))}
          width={tenth((value / whole) * width * 10)}
          height={24}
        />
      ))}
    </MockupDrawing>
  )
}
