import { cross, drawConstruction, label } from '../core/construction-lines.ts'
import type { DrawContext, Drawing } from '../core/draw-context.ts'
import { distance, TAU } from '../core/geometry.ts'
import { at } from '../core/random.ts'
import { attrs, circle, dot, group, line, num, type Point, path, polygon } from '../core/svg.ts'
import { placeKnots } from './place-knots.ts'
import { isInsideCell, voronoiCell } from './voronoi-cell.ts'

/** Draws osupa, "moons": rings around each knot that end where they meet the rings of the next knot. */
export function ripples({ random, w, h, idPrefix, colours }: DrawContext): Drawing {
  const short = Math.min(w, h)
  const knots = placeKnots(random, w, h)
  const step = Math.max(short / random.between(17, 23) / (short > 520 ? 1.25 : 1), Math.sqrt((w * h) / 1250))
  const rayed = random.chance(0.4)
  const moonRadii = knots.map((knot) => {
    const nearest = Math.min(
      ...knots.filter((other) => other !== knot).map((other) => distance(...knot, ...other)),
    )
    return Math.min(step * random.whole(4, 7), nearest / 2 - step * 0.4)
  })

  const moons = knots.map((knot, index) => {
    const cell = voronoiCell(knot, knots, w, h)
    const clip = `${idPrefix}c${index}`
    const moonRadius = at(moonRadii, index)
    const rings = ringsOf(knot, cell, step, moonRadius, rayed)
    const core = `<circle${attrs({ cx: knot[0], cy: knot[1], r: moonRadius - step * 0.1, fill: colours.second, stroke: 'none' })}/>`
    const centre = `<circle${attrs({ cx: knot[0], cy: knot[1], r: step * 0.34, fill: colours.accent, stroke: 'none' })}/>`
    const tied = rayed
      ? group(rings.tied, {
          'stroke-width': step * 0.56,
          'stroke-linecap': 'butt',
          'clip-path': `url(#${clip})`,
        })
      : group(rings.tied, { 'stroke-width': step * 0.72 }) +
        group(rings.tied, { 'stroke-width': step * 0.3, stroke: colours.background })
    return {
      clip: `<clipPath id="${clip}"><path d="${polygon(cell)}"/></clipPath>`,
      art:
        group(core + group(rings.solid, { 'stroke-width': 1 }), { 'clip-path': `url(#${clip})` }) +
        tied +
        group(rings.loose, { 'stroke-width': step * 0.34 }) +
        centre,
      edge: knots.length > 1 ? polygon(cell) : '',
    }
  })

  const seams = moons.map(({ edge }) => edge).join('')
  const art =
    `<defs>${moons.map(({ clip }) => clip).join('')}</defs>` +
    group(
      moons.map((moon) => moon.art).join('') +
        path(seams, { stroke: colours.background, 'stroke-width': step * 0.34, 'stroke-linejoin': 'round' }) +
        path(seams, { 'stroke-width': 1 }),
      { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round' },
    )
  return { art, construction: drawConstruction(constructionOf(knots, moonRadii, step, w, h), colours) }
}

/**
 * Draws the rings of a cell. A ring is a dashed circle, or single dots if the cell cuts it off. Rays are circles too, which a
 * clip path cuts off. Outside the moon every fourth ring is a solid line.
 */
function ringsOf([x, y]: Point, cell: readonly Point[], step: number, moonRadius: number, rayed: boolean) {
  const rings = { tied: '', loose: '', solid: '' }
  const maxRadius = Math.max(...cell.map((corner) => distance(x, y, ...corner)))
  for (let r = step * 0.9, ring = 0; r < maxRadius; r += step, ring++) {
    const count = Math.max(6, Math.round((TAU * r) / step))
    const inMoon = r < moonRadius
    const full = `<circle${attrs({ cx: x, cy: y, r })}/>`
    if (!inMoon && ring % 4 === 3) {
      rings.solid += full
      continue
    }
    const places = Array.from({ length: count }, (_, index): Point => {
      const angle = (TAU * index) / count
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    })
    const rays = rayed && inMoon
    const kept = places.filter((place) => isInsideCell(place, cell, step * (inMoon ? 0.46 : 0.3)))
    const dashes = rays ? '.42 .58' : '0 1'
    const whole = `<circle${attrs({ cx: x, cy: y, r })} pathLength="${rays ? num(count * 1.5) : count}" stroke-dasharray="${dashes}"/>`
    const drawn = rays || kept.length === count ? whole : path(kept.map((place) => dot(...place)).join(''))
    if (inMoon) rings.tied += drawn
    else rings.loose += drawn
  }
  return rings
}

function constructionOf(
  knots: readonly Point[],
  moonRadii: readonly number[],
  step: number,
  w: number,
  h: number,
) {
  const [first] = knots
  const solid = knots.map(
    ([x, y], i) =>
      cross(x, y, 14) +
      circle(x, y, at(moonRadii, i)) +
      line(x, y, x + at(moonRadii, i) * Math.SQRT1_2, y - at(moonRadii, i) * Math.SQRT1_2),
  )
  const chain = knots.slice(1).map((knot, i) => line(...at(knots, i), ...knot))
  const labels = knots.map(([x, y], i) =>
    label(
      x + at(moonRadii, i) * 0.72 + 4,
      y - at(moonRadii, i) * 0.72,
      `R ${Math.round((at(moonRadii, i) / step) * 5)} mm`,
    ),
  )
  const axes = first ? line(first[0], 0, first[0], h) + line(0, first[1], w, first[1]) : ''
  return { solid: solid.join(''), chain: chain.join('') || axes, labels: labels.join('') }
}
