import type { DrawContext } from '../core/drawing.ts'
import { grid, range, repeat } from '../core/geometry.ts'
import { diamond, group, lens, line, nums, type Point, path, polyline } from '../core/svg.ts'

/** The panels of a folded cloth: their number, their size, the rows of stitches in each, the slope of a fold. */
type Folds = { across: number; down: number; wide: number; high: number; rows: number; steep: number }

/** Draws alabere: cloth folded and sewn with raffia, so that rows of running stitches stay white. `sew` draws them. */
export function stitches(sew: (folds: Folds) => Sewn, { random, w, h, colours }: DrawContext): string {
  const short = Math.min(w, h)
  const across = Math.max(1, Math.round((random.pick([2, 2, 3]) * w) / short))
  const steep = random.between(0.24, 0.32)
  const down = Math.max(1, Math.round((random.pick([2, 2, 3]) * h) / short))
  const pitch = short / random.between(36, 46) / (short > 520 ? 1.15 : 1)
  const stitch = random.between(0.6, 0.84)
  const [wide, high] = [w / across, h / down]
  const rows = Math.max(3, Math.round(Math.min(wide, high) / 2 / pitch))
  const sewn = sew({ across, down, wide, high, steep, rows })

  return group(
    path(sewn.shapes ?? '', { fill: colours.second, stroke: 'none' }) +
      path(sewn.stitched, {
        'stroke-width': pitch * 0.44,
        'stroke-dasharray': nums(pitch * stitch, pitch * 0.92),
      }) +
      path(sewn.dotted ?? '', { 'stroke-width': pitch * 0.4, 'stroke-dasharray': `0 ${nums(pitch)}` }) +
      path(sewn.solid, { 'stroke-width': Math.max(1, pitch * 0.12) }) +
      path(sewn.centres ?? '', { fill: colours.accent, stroke: 'none' }),
    { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  )
}

type Sewn = { stitched: string; solid: string; dotted?: string; shapes?: string; centres?: string }

/** Nested diamonds, stitched around the centre of each panel and dotted around its corners. */
export function diamonds({ across, down, wide, high, rows }: Folds): Sewn {
  const sized = (x: number, y: number, part: number) => diamond(x, y, (wide / 2) * part, (high / 2) * part)
  const nested = (x: number, y: number, from: number, to: number) =>
    repeat(to - from, (row) => sized(x, y, (from + row + 0.6) / rows))
  const middles = (draw: (x: number, y: number) => string) =>
    grid(across, down, (column, row) => draw((column + 0.5) * wide, (row + 0.5) * high))
  const corners = (draw: (x: number, y: number) => string) =>
    grid(across + 1, down + 1, (column, row) => draw(column * wide, row * high))
  const third = Math.ceil(rows / 3)
  return {
    stitched: middles((x, y) => nested(x, y, third, rows)),
    dotted: corners((x, y) => nested(x, y, 0, rows - 1)),
    solid: middles((x, y) => sized(x, y, 1)),
    shapes: middles((x, y) => sized(x, y, third / rows)),
    centres: middles((x, y) => sized(x, y, 1 / rows)),
  }
}

/** Zigzag rows across the whole cloth. Of every seven rows four are stitched, one is dotted and two are solid. */
export function chevrons({ across, down, wide, high, rows, steep }: Folds): Sewn {
  const pitch = high / rows / 2
  const zigzag = (y: number) =>
    polyline(
      range(2 * across + 1).map(
        (turn): Point => [(turn * wide) / 2, y + (turn % 2 ? -wide * steep : wide * steep)],
      ),
    )
  const count = Math.ceil((down * high + wide * 0.6) / pitch)
  const rowsAt = (...positions: number[]) =>
    repeat(count, (row) => (positions.includes(row % 7) ? zigzag(row * pitch - wide * steep) : ''))
  return { stitched: rowsAt(0, 1, 2, 3), dotted: rowsAt(5), solid: rowsAt(4, 6) }
}

/** Nested leaf shapes in each panel. Every second column of panels is half a panel lower. */
export function leaves({ across, down, wide, high, rows }: Folds): Sewn {
  const places = range(2 * across + 1).flatMap((column) =>
    range(down + 1).map((row): Point => [(column * wide) / 2, (row + (column % 2 ? 0.5 : 0)) * high]),
  )
  const leaf = ([x, y]: Point, part: number) => {
    const [a, b] = [(wide / 2) * 0.46 * part, (high / 2) * (0.3 + 0.66 * part)]
    return lens([x, y - b], [x, y + b], (a * a + b * b) / 2 / a)
  }
  const rings = Math.max(2, Math.round(rows * 0.42))
  const nested = (place: Point) => repeat(rings, (k) => leaf(place, 1 - (k + 0.5) / (rings + 0.6)))
  const outlines = places.map((place) => leaf(place, 1.06))
  const ribs = places.map(([x, y]) => line(x, y - high * 0.5, x, y + high * 0.5))
  return {
    stitched: places.map(nested).join(''),
    solid: outlines.map((leaf, index) => leaf + ribs[index]).join(''),
    shapes: outlines.filter((_, index) => index % 2 === 0).join(''),
  }
}
