import { axes, type DrawContext, type Drawing, drawConstruction } from '../core/drawing.ts'
import { range, repeat } from '../core/geometry.ts'
import { at, type Random } from '../core/random.ts'
import { group, line, num, nums, path, rect } from '../core/svg.ts'

const SIZES = [0.22, 0.36, 0.52, 0.78]

/** Draws eleso, "seeds": a dot at every point of a grid, in four sizes that form a pattern. */
export function seeds({ random, w, h, colours }: DrawContext): Drawing {
  const short = Math.min(w, h)
  const exactPitch = short / random.between(21, 29) / (short > 520 ? 1.2 : 1)
  // Rounded to one decimal like path coordinates, so that the dashes stay aligned with the grid.
  const pitch = Math.round(exactPitch * 10) / 10
  const [columns, rows] = [Math.floor(w / pitch), Math.floor(h / pitch)]
  const [left, top] = [(w - (columns - 1) * pitch) / 2, (h - (rows - 1) * pitch) / 2]
  const level = pickLevel(random, columns, rows)

  const runs = SIZES.map(() => '')
  for (const row of range(rows)) {
    let start = 0
    for (const column of range(columns)) {
      if (column < columns - 1 && level(column, row) === level(column + 1, row)) continue
      // Slightly longer than the run, because a line of length 0 has no dash.
      const length = (column - start) * pitch + 0.3
      runs[level(column, row)] += `M${nums(left + start * pitch, top + row * pitch)}h${num(length)}`
      start = column + 1
    }
  }
  const tied = at(runs, -1)
  const dashes = { 'stroke-dasharray': `0 ${num(pitch)}` }
  const art = group(
    runs.map((d, index) => path(d, { 'stroke-width': pitch * at(SIZES, index), ...dashes })).join('') +
      path(tied, { 'stroke-width': pitch * 0.34, stroke: colours.second, ...dashes }),
    { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round' },
  )
  const ruled = repeat(Math.ceil(columns / 4), (k) => line(left + 4 * k * pitch, 0, left + 4 * k * pitch, 12))
  const solid = ruled + rect(left, top, (columns - 1) * pitch, (rows - 1) * pitch)
  return { art, construction: drawConstruction({ solid, chain: axes(w / 2, h / 2, w, h) }, colours) }
}

/** Returns a function that gives the size of a dot, from 0 to 3. The sizes form a pattern around the middle. */
function pickLevel(random: Random, columns: number, rows: number): (column: number, row: number) => number {
  const period = random.whole(11, 17)
  const start = random.whole(0, period - 1)
  const kind = random.whole(0, 3)
  return (column, row) => {
    const x = Math.floor(Math.abs(column - (columns - 1) / 2))
    const y = Math.floor(Math.abs(row - (rows - 1) / 2))
    const fold = Math.abs((x % period) - period / 2)
    const steps = [x + y, y + fold, Math.max(x, y), Math.abs(fold - Math.abs((y % period) - period / 2))]
    const part = Math.abs((((at(steps, kind) + start) % period) / period) * 2 - 1)
    return Math.min(3, Math.floor(part * 4))
  }
}
