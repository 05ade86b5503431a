import { tenth, UNITS } from './coordinates.ts'
import { MockupDrawing } from './MockupDrawing.tsx'

type ProgressBarProps = { share: number; width: number; height: number }

/** A progress bar; `share` is from 0 to 1, sizes are in em. */
export function ProgressBar({ share, width, height }: ProgressBarProps) {
  return (
    <MockupDrawing width={width} height={height}>
      <rect className="mockup-progress-rest" width={width * UNITS} height={height * UNITS} />
      <rect className="mockup-progress-done" width={tenth(width * UNITS * share)} height={height * UNITS} />
    </MockupDrawing>
  )
}
