import { tenth, UNITS } from './coordinates.ts'
import styles from './drawing.module.css'
import { ScreenDrawing } from './ScreenDrawing.tsx'

type BarProps = { share: number; width: number; height: number }

/** How much of a whole there is, as a filled length. */
export function Bar({ share, width, height }: BarProps) {
  return (
    <ScreenDrawing width={width} height={height}>
      <rect className={styles.barGround} width={width * UNITS} height={height * UNITS} />
      <rect className={styles.barFill} width={tenth(width * UNITS * share)} height={height * UNITS} />
    </ScreenDrawing>
  )
}
