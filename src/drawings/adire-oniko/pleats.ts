import { type DrawContext, type Drawing, drawConstruction } from '../core/drawing.ts'
import { grid, repeat, TAU } from '../core/geometry.ts'
import { group, line, num, nums, path, rect } from '../core/svg.ts'

/** Draws sabada: cloth pleated and bound at intervals, which leaves a row of spindle shapes along each fold. */
export function pleats({ random, w, h, colours }: DrawContext): Drawing {
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
  const art =
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
  const ticks = repeat(rows, (row) => line(0, row * pitch, row % spindle ? 6 : 14, row * pitch))
  return { art, construction: drawConstruction({ solid: ticks, chain: spines }, colours) }
}
