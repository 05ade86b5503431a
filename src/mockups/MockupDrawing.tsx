import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { UNITS } from './coordinates.ts'

type MockupDrawingProps = {
  width: number
  height: number
  className?: string | undefined
  children: ReactNode
}

/** An SVG drawing inside a mock-up, with its size in em. */
export function MockupDrawing({ width, height, className, children }: MockupDrawingProps) {
  return (
    <svg
      className={classNames('mockup-drawing', className)}
      width={`${width}em`}
      height={`${height}em`}
      viewBox={`0 0 ${width * UNITS} ${height * UNITS}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
