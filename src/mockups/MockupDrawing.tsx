import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { UNITS } from './coordinates.ts'

type ScreenDrawingProps = {
  width: number
  height: number
  className?: string | undefined
  children: ReactNode
}

/** A drawing sized in em of the screen around it. */
export function ScreenDrawing({ width, height, className, children }: ScreenDrawingProps) {
  return (
    <svg
      className={classNames('screen-drawing-drawing', className)}
      width={`${width}em`}
      height={`${height}em`}
      viewBox={`0 0 ${width * UNITS} ${height * UNITS}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
