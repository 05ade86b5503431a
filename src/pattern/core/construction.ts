import type { Ink } from './palette.ts'
import { group, line, num, path } from './svg.ts'

/** What the engineer drew first: solid lines, chain lines and lettering. */
export type Construction = { solid?: string; chain?: string; labels?: string }

/** The construction layer, class `k`; the page shows it when one comes close. */
export function construction({ solid = '', chain = '', labels = '' }: Construction, ink: Ink): string {
  return group(
    path(solid) +
      path(chain, { 'stroke-dasharray': '9 3 2 3' }) +
      group(labels, { fill: ink.draft, stroke: 'none', 'font-size': '15', 'font-style': 'italic' }),
    { class: 'k', fill: 'none', stroke: ink.draft, 'stroke-width': '.8' },
  )
}

/** Path data: a small cross over a centre. */
export function cross(x: number, y: number, arm = 5): string {
  return line(x - arm, y, x + arm, y) + line(x, y - arm, x, y + arm)
}

/** Lettering on the construction layer. */
export function label(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}">${text}</text>`
}
