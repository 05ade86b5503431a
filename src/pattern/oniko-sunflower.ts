import { construction, cross } from './construction.ts'
import { cos, distance, sin, TAU } from './exact.ts'
import { range } from './grid.ts'
import { at } from './random.ts'
import type { Drawing, Sheet } from './sheet.ts'
import { circle, dot, group, line, path } from './svg.ts'

const GOLDEN_ANGLE = TAU * 0.3819660113
const SIZES = [0.24, 0.36, 0.5, 0.64, 0.78]

/** Dots spread from one knot at the golden angle, as seeds stand in a sunflower; they swell in waves. */
export function sunflower({ random, w, h, ink }: Sheet): Drawing {
  const short = Math.min(w, h)
  const step = short / random.pick([19, 21, 23]) / (short > 520 ? 1.1 : 1)
  const [x, y] = [w * random.pick([0.38, 0.5, 0.62]), h * random.pick([0.4, 0.5, 0.6])]
  const wave = short * random.pick([0.2, 0.26, 0.34])
  const heart = wave * random.pick([0.9, 1.25])
  const far = Math.max(...[0, w].flatMap((cx) => [0, h].map((cy) => distance(x, y, cx, cy))))

  const loose = SIZES.map(() => '')
  let tied = ''
  for (let seed = 1, r = 0; r <= far; seed++) {
    r = step * 0.9 * Math.sqrt(seed)
    const [px, py] = [x + cos(seed * GOLDEN_ANGLE) * r, y + sin(seed * GOLDEN_ANGLE) * r]
    if (Math.min(px, py, w - px, h - py) < step * 0.4) continue
    const swell = Math.round((1 - cos((TAU * (r - heart)) / wave)) * 2)
    if (r < heart) tied += dot(px, py)
    else loose[swell] += dot(px, py)
  }
  const art = group(
    path(circle(x, y, heart), { fill: ink.second, stroke: 'none' }) +
      path(tied, { 'stroke-width': step * 0.76 }) +
      path(tied, { 'stroke-width': step * 0.32, stroke: ink.ground }) +
      loose.map((d, index) => path(d, { 'stroke-width': step * at(SIZES, index) })).join('') +
      path(circle(x, y, step * 0.36), { fill: ink.accent, stroke: 'none' }),
    { fill: 'none', stroke: ink.line, 'stroke-linecap': 'round' },
  )
  const crests = range(Math.ceil((far - heart) / wave)).map((ring) => circle(x, y, heart + ring * wave))
  const axes = line(x, 0, x, h) + line(0, y, w, y)
  return { art, draft: construction({ solid: cross(x, y, 14) + crests.join(''), chain: axes }, ink) }
}
