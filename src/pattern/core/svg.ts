import { at } from './random.ts'

/** A place on the sheet, in units of its view box. */
export type Point = readonly [x: number, y: number]

/** A number as the picture writes it: to a tenth of a unit, with no zero that says nothing. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  if (text === '-0') return '0'
  return text.replace(/^(-?)0\./, '$1.')
}

/** Numbers in a row, as path data has them. */
export function nums(...values: number[]): string {
  return values.map(num).join(' ')
}

/** Path data: a straight line between two places. Relative: parallels are then the same text and pack well. */
export function line(ax: number, ay: number, bx: number, by: number): string {
  const [dx, dy] = [num(bx - ax), num(by - ay)]
  const way = dy === '0' ? `h${dx}` : dx === '0' ? `v${dy}` : `l${dx} ${dy}`
  return `M${nums(ax, ay)}${way}`
}

/** Path data: a rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height = width): string {
  return `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`
}

/** Path data: a circle, or an ellipse where two radii are given. */
export function circle(x: number, y: number, radius: number, height = radius): string {
  // Rounded before it is doubled: were the chord shorter than the radii say, the halves would bulge.
  const r = Math.round(radius * 10) / 10
  const arc = (way: number) => `a${nums(r, height)} 0 0 0 ${num(way * 2 * r)} 0`
  return `M${nums(x - r, y)}${arc(1)}${arc(-1)}`
}

/** Path data: nothing but a place; a round line cap makes it a dot. Whole units, dots need no finer. */
export function dot(x: number, y: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h0`
}

/** Path data: straight lines from place to place. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map((point) => nums(...point)).join('L')}`
}

/** Path data: straight lines from place to place and back to the first. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`
}

/** Path data: one curve through all places, leaving and reaching the ends straight. */
export function curve(points: readonly Point[]): string {
  const middles = points.slice(1, -1).map((point, index) => {
    const next = at(points, index + 2)
    return `Q${nums(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)}`
  })
  return `M${nums(...at(points, 0))}${middles.join('')}L${nums(...at(points, -1))}`
}

/** A path element, or nothing where there is nothing to draw. */
export function path(d: string, attributes: Record<string, string | number> = {}): string {
  return d && `<path d="${d}"${attrs(attributes)}/>`
}

/** A group element, or nothing where it would be empty. */
export function group(content: string, attributes: Record<string, string | number>): string {
  return content && `<g${attrs(attributes)}>${content}</g>`
}

/** Attributes as text, each with a space before it; numbers to a tenth. */
export function attrs(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
}

/** Text as an attribute may hold it; characters XML does not know are left out. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
