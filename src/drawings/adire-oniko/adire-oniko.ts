import type { DrawContext } from '../core/drawing.ts'
import { distance, GOLDEN_ANGLE, grid, polar, range, repeat, TAU } from '../core/geometry.ts'
import { at, type Random } from '../core/random.ts'
import { circle, dot, group, line, num, nums, path, rect } from '../core/svg.ts'
import { ripples } from './ripples.ts'
import { chevrons, diamonds, leaves, stitches } from './stitches.ts'

/** Draws a cloth after adire oniko, Yoruba resist dyeing: raffia tied or stitched around the cloth keeps out the dye. */
export function oniko(context: DrawContext): string {
  return context.random.pick(TECHNIQUES)(context)
}

const TECHNIQUES: readonly ((context: DrawContext) => string)[] = [
  ripples,
  ripples,
  ripples,
  sunflower,
  seeds,
  pleats,
  (context) => stitches(diamonds, context),
  (context) => stitches(chevrons, context),
  (context) => stitches(leaves, context),
]

const SPIRAL_SIZES = [0.2, 0.34, 0.5, 0.66]

/** Draws dots around one knot at the golden angle, like sunflower seeds. Outer dots differ in size by spiral (of 13 or 21). */
function sunflower({ random, w, h, colours }: DrawContext): string {
  const short = Math.min(w, h)
  const spirals = random.pick([13, 21, 21])
  // Limits the number of dots, and thereby the file size of a large drawing.
  const step = Math.max(short / 27, Math.sqrt((w * h) / random.between(900, 1050)))
  const [x, y] = [w * random.between(0.34, 0.66), h * random.between(0.38, 0.62)]
  const core = short * random.between(0.16, 0.26)
  const maxRadius = Math.max(...[0, w].flatMap((cx) => [0, h].map((cy) => distance(x, y, cx, cy))))
  const half = spirals / 2

  const loose = SPIRAL_SIZES.map(() => '')
  let tied = ''
  // Spiral by spiral, so that the next dot is near: small steps are short in path data.
  const seeds = Math.floor((maxRadius / (step * 0.57)) ** 2) + 1
  for (const spiral of range(spirals)) {
    const swell = Math.min(3, Math.floor((Math.abs(spiral - half) / half) * 4))
    for (let seed = spiral || spirals; seed <= seeds; seed += spirals) {
      const r = step * 0.57 * Math.sqrt(seed)
      const [px, py] = polar(x, y, seed * GOLDEN_ANGLE, r)
      if (Math.min(px, py, w - px, h - py) < step * 0.36) continue
      if (r < core) tied += dot(px, py)
      else loose[swell] += dot(px, py)
    }
  }
  return group(
    path(circle(x, y, core + step * 0.2), { fill: colours.second, stroke: 'none' }) +
      path(tied, { 'stroke-width': step * 0.72 }) +
      path(tied, { 'stroke-width': step * 0.3, stroke: colours.background }) +
      loose.map((d, index) => path(d, { 'stroke-width': step * at(SPIRAL_SIZES, index) })).join('') +
      path(circle(x, y, step * 0.34), { fill: colours.accent, stroke: 'none' }),
    { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round' },
  )
}

const SEED_SIZES = [0.22, 0.36, 0.52, 0.78]

/** Draws eleso, "seeds": a dot at every point of a grid, in four sizes that form a pattern. */
function seeds({ random, w, h, colours }: DrawContext): string {
  const short = Math.min(w, h)
  const exactPitch = short / random.between(21, 29) / (short > 520 ? 1.2 : 1)
  // Rounded to one decimal like path coordinates, so that the dashes stay aligned with the grid.
  const pitch = Math.round(exactPitch * 10) / 10
  const [columns, rows] = [Math.floor(w / pitch), Math.floor(h / pitch)]
  const [left, top] = [(w - (columns - 1) * pitch) / 2, (h - (rows - 1) * pitch) / 2]
  const level = pickLevel(random, columns, rows)

  const runs = SEED_SIZES.map(() => '')
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
  return group(
    runs.map((d, index) => path(d, { 'stroke-width': pitch * at(SEED_SIZES, index), ...dashes })).join('') +
      path(tied, { 'stroke-width': pitch * 0.34, stroke: colours.second, ...dashes }),
    { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round' },
  )
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

/** Draws sabada: cloth pleated and bound at intervals, which leaves a row of spindle shapes along each fold. */
function pleats({ random, w, h, colours }: DrawContext): string {
  const short = Math.min(w, h)
  const columns = Math.max(3, Math.round((random.pick([5, 6, 7]) * w) / short))
  const wide = w / columns
  const rows = Math.round((h * random.pick([46, 52])) / short)
  const pitch = h / rows
  const spindle = Math.round(rows / Math.max(1, Math.round((h / short) * random.pick([2, 3, 4]))))
  const stagger = random.pick([0, 0.5, 0.5, 0.25])
  const start = random.next()
  const least = random.between(0.06, 0.2)
  const sharp = random.chance()

  const bars = grid(columns, rows, (column, row) => {
    const phase = start + (row + 0.5) / spindle + (column % 4) * stagger
    const swell = sharp ? 1 - Math.abs(1 - 2 * (phase % 1)) : Math.abs(Math.sin((TAU / 2) * phase))
    const reach = wide * 0.44 * (least + (1 - least) * swell)
    return `M${nums((column + 0.5) * wide - reach, (row + 0.5) * pitch)}h${num(reach * 2)}`
  })
  const shaded = repeat(Math.ceil(columns / 2), (pair) => rect(2 * pair * wide, 0, wide, h))
  const seams = repeat(columns - 1, (column) => line((column + 1) * wide, 0, (column + 1) * wide, h))
  const spines = repeat(columns, (column) => line((column + 0.5) * wide, 0, (column + 0.5) * wide, h))
  return (
    path(shaded, { fill: colours.second }) +
    group(
      path(bars, { 'stroke-width': pitch * 0.46 }) +
        path(spines, { stroke: colours.background, 'stroke-width': wide * 0.07 }) +
        path(spines, { stroke: colours.accent, 'stroke-width': wide * 0.02 }) +
        path(seams, {
          'stroke-width': pitch * 0.36,
          'stroke-dasharray': `0 ${num(pitch)}`,
          'stroke-linecap': 'round',
        }),
      { stroke: colours.line, fill: 'none' },
    )
  )
}
