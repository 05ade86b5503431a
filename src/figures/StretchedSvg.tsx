import type { ReactNode } from 'react'

type StretchedSvgProps = { width: number; height: number; children: ReactNode }

/** The lines of a figure in units of their own, stretched to the size of the SVG element around them. */
export function StretchedSvg({ width, height, children }: StretchedSvgProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
