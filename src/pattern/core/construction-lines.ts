import type { Colours } from './palette.ts'
import { group, line, num, path } from './svg.ts'

/** Path data of solid and dash-dotted lines, and text elements. */
export type ConstructionLines = { solid?: string; chain?: string; labels?: string }

/** Draws the construction lines of a drawing, as in a technical drawing. The page shows them on hover. */
export function drawConstruction(
  { solid = '', chain = '', labels = '' }: ConstructionLines,
  colours: Colours,
): string {
  return group(
    path(solid) +
      path(chain, { 'stroke-dasharray': '9 3 2 3' }) +
      group(labels, {
        'aria-hidden': 'true',
        fill: colours.construction,
        stroke: 'none',
        'font-size': '15',
        'font-style': 'italic',
      }),
    { class: 'construction', fill: 'none', stroke: colours.construction, 'stroke-width': '.8' },
  )
}

/** Returns path data of a small cross that marks a centre. */
export function cross(x: number, y: number, arm = 5): string {
  return line(x - arm, y, x + arm, y) + line(x, y - arm, x, y + arm)
}

/** Returns a text element for the construction lines. */
export function label(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}">${text}</text>`
}
