import { axes, cross, type DrawContext, type Drawing, drawConstruction } from '../core/drawing.ts'
import { distance, GOLDEN_ANGLE, polar, range, repeat } from '../core/geometry.ts'
import { at } from '../core/random.ts'
import { circle, dot, group, path } from '../core/svg.ts'

const SIZES = [0.2, 0.34, 0.5, 0.66]

/** Draws dots around one knot at the golden angle, like sunflower seeds. Outer dots differ in size by spiral (of 13 or 21). */
export function sunflower({ random, w, h, colours }: DrawContext): Drawing {
  const short = Math.min(w, h)
  const spirals = random.pick([13, 21, 21])
  // Limits the number of dots, and thereby the file size of a large drawing.
  const step = Math.max(short / 27, Math.sqrt((w * h) / random.between(900, 1050)))
  const [x, y] = [w * random.between(0.34, 0.66), h * random.between(0.38, 0.62)]
  const core = short * random.between(0.16, 0.26)
  const maxRadius = Math.max(...[0, w].flatMap((cx) => [0, h].map((cy) => distance(x, y, cx, cy))))
  const half = spirals / 2

  const loose = SIZES.map(() => '')
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
  const art = group(
    path(circle(x, y, core + step * 0.2), { fill: colours.second, stroke: 'none' }) +
      path(tied, { 'stroke-width': step * 0.72 }) +
      path(tied, { 'stroke-width': step * 0.3, stroke: colours.background }) +
      loose.map((d, index) => path(d, { 'stroke-width': step * at(SIZES, index) })).join('') +
      path(circle(x, y, step * 0.34), { fill: colours.accent, stroke: 'none' }),
    { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round' },
  )
  const rings = repeat(Math.ceil(maxRadius / core), (ring) => circle(x, y, core * (ring + 1)))
  const lines = { solid: cross(x, y, 14) + rings, chain: axes(x, y, w, h) }
  return { art, construction: drawConstruction(lines, colours) }
}
