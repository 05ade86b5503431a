import { tenth, UNITS } from './coordinates.ts'
import { MockupDrawing } from './MockupDrawing.tsx'

type BarProps = { share: number; width: number; height: number }

/** How much of a whole there is, as a filled length. */
export function Bar({ share, width, height }: BarProps) {
  return (
    <MockupDrawing width={width} height={height}>
      <rect className="screen-drawing-bar-ground" width={width * UNITS} height={height * UNITS} />
      <rect
        className="screen-drawing-bar-fill"
        width={tenth(width * UNITS * share)}
        height={height * UNITS}
      />
    </MockupDrawing>
  )
}
