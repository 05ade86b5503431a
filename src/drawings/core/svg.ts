import { optimize, type PluginConfig } from 'svgo'
import { at } from './random.ts'

/** The `xmlns` attribute, which a file needs and an element in a page does not. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

export type Point = readonly [x: number, y: number]

/** Formats a number with at most one decimal and without a leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  if (text === '-0') return '0'
  return text.replace(/^(-?)0\./, '$1.')
}

/** Formats numbers for path data. */
export function nums(...values: number[]): string {
  return values.map(num).join(' ')
}

/** Returns path data of a line. Its relative coordinates make equal segments the same text, which compresses well. */
export function line(ax: number, ay: number, bx: number, by: number): string {
  const [dx, dy] = [num(bx - ax), num(by - ay)]
  const segment = dy === '0' ? `h${dx}` : dx === '0' ? `v${dy}` : `l${dx} ${dy}`
  return `M${nums(ax, ay)}${segment}`
}

/** Returns path data of a rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height = width): string {
  return `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`
}

/** Returns path data of a circle, or of an ellipse if two radii are given. */
export function circle(x: number, y: number, radius: number, height = radius): string {
  // Round before doubling: if the end point is not exactly two radii away, the arc is not a half circle.
  const r = Math.round(radius * 10) / 10
  const arc = (sign: number) => `a${nums(r, height)} 0 0 0 ${num(sign * 2 * r)} 0`
  return `M${nums(x - r, y)}${arc(1)}${arc(-1)}`
}

/** Returns path data of a line without length: its round cap is a dot. Coordinates are rounded to whole units. */
export function dot(x: number, y: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h0`
}

/** Returns path data of straight lines through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map((point) => nums(...point)).join('L')}`
}

/** Returns path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`
}

/** Returns path data of a rhombus around a point: `a` is half its width, `b` half its height. */
export function diamond(x: number, y: number, a: number, b: number): string {
  return `M${nums(x, y - b)}L${nums(x + a, y)}L${nums(x, y + b)}L${nums(x - a, y)}z`
}

/** Returns path data of a lens: two equal arcs between two points. */
export function lens(from: Point, to: Point, r: number): string {
  const arc = `A${nums(r, r)} 0 0 1`
  return `M${nums(...from)}${arc} ${nums(...to)}${arc} ${nums(...from)}`
}

/** Returns path data of a smooth curve from the first point to the last, with the others as control points. */
export function curve(points: readonly Point[]): string {
  const middles = points.slice(1, -1).map((point, index) => {
    const next = at(points, index + 2)
    return `Q${nums(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)}`
  })
  return `M${nums(...at(points, 0))}${middles.join('')}L${nums(...at(points, -1))}`
}

/** Returns a path element, or an empty string if the path data is empty. */
export function path(d: string, attributes: Record<string, string | number> = {}): string {
  return d && `<path d="${d}"${attrs(attributes)}/>`
}

type Circle = { r: number } & Record<string, string | number>

/** Returns a circle with dashes and gaps in parts of its circumference: librsvg, which renders the social cards, knows no `pathLength`. */
export function dashedCircle(circle: Circle, parts: number, dashes: readonly number[]): string {
  const r = Math.round(circle.r * 10) / 10
  const lengths = dashes.map((dash) => Number(((dash * 2 * Math.PI * r) / parts).toFixed(3)))
  return `<circle${attrs({ ...circle, r, 'stroke-dasharray': lengths.join(' ') })}/>`
}

/** Returns a group element, or an empty string if the content is empty. */
export function group(content: string, attributes: Record<string, string | number>): string {
  return content && `<g${attrs(attributes)}>${content}</g>`
}

/** Returns an svg element. SVGO makes its path data relative, so that equal shapes are the same text, which compresses well. */
export function svg(attributes: Record<string, string | number>, content: string): string {
  return optimize(`<svg${attrs(attributes)}>${content}</svg>`, { plugins: [RELATIVE_PATH_DATA] }).data
}

/** Lines without length stay, because their round caps are dots. */
const RELATIVE_PATH_DATA: PluginConfig = {
  name: 'convertPathData',
  params: { floatPrecision: 2, utilizeAbsolute: false, removeUseless: false },
}

/** Formats attributes, each with a leading space, numbers with one decimal. */
export function attrs(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
}

/** Escapes text for an attribute and removes characters that XML doesn't allow. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
