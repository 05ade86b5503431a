import type { DrawContext } from '../core/drawing.ts'
import { distance, polar, range, TAU } from '../core/geometry.ts'
import { at, type Random } from '../core/random.ts'
import { attrs, dashedCircle, dot, group, type Point, path, polygon } from '../core/svg.ts'

/** Draws osupa, "moons": rings around each knot that end where they meet the rings of the next knot. */
export function ripples({ random, w, h, idPrefix, colours }: DrawContext): string {
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
    const disc = (r: number, fill: string) =>
      `<circle${attrs({ cx: knot[0], cy: knot[1], r, fill, stroke: 'none' })}/>`
    const core = disc(moonRadius - step * 0.1, colours.second)
    const clipped = { 'clip-path': `url(#${clip})` }
    const tied = rayed
      ? group(rings.tied, { 'stroke-width': step * 0.56, 'stroke-linecap': 'butt', ...clipped })
      : group(rings.tied, { 'stroke-width': step * 0.72 }) +
        group(rings.tied, { 'stroke-width': step * 0.3, stroke: colours.background })
    return {
      clip: `<clipPath id="${clip}"><path d="${polygon(cell)}"/></clipPath>`,
      art:
        group(core + group(rings.solid, { 'stroke-width': 1 }), clipped) +
        tied +
        group(rings.loose, { 'stroke-width': step * 0.34 }) +
        disc(step * 0.34, colours.accent),
      edge: knots.length > 1 ? polygon(cell) : '',
    }
  })

  const seams = moons.map(({ edge }) => edge).join('')
  return (
    `<defs>${moons.map(({ clip }) => clip).join('')}</defs>` +
    group(
      moons.map((moon) => moon.art).join('') +
        path(seams, { stroke: colours.background, 'stroke-width': step * 0.34, 'stroke-linejoin': 'round' }) +
        path(seams, { 'stroke-width': 1 }),
      { fill: 'none', stroke: colours.line, 'stroke-linecap': 'round' },
    )
  )
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
    const places = range(count).map((index) => polar(x, y, (TAU * index) / count, r))
    const rays = rayed && inMoon
    const kept = places.filter((place) => isInsideCell(place, cell, step * (inMoon ? 0.46 : 0.3)))
    const dashes = rays ? [0.42, 0.58] : [0, 1]
    const whole = dashedCircle({ cx: x, cy: y, r }, rays ? count * 1.5 : count, dashes)
    const drawn = rays || kept.length === count ? whole : path(kept.map((place) => dot(...place)).join(''))
    if (inMoon) rings.tied += drawn
    else rings.loose += drawn
  }
  return rings
}

/** Chooses an arrangement of knots: one off the middle, in a wide drawing two, or random places. */
function placeKnots(random: Random, w: number, h: number): Point[] {
  const wide = w > 1.5 * h
  if (random.chance(0.2)) {
    const x = w * random.pick([0.36, 0.64]) + w * random.between(-0.04, 0.04)
    const y = h * random.pick([0.38, 0.62]) + h * random.between(-0.04, 0.04)
    return wide
      ? [
          [x, y],
          [x > w / 2 ? w * 0.15 : w * 0.85, h - y],
        ]
      : [[x, y]]
  }
  const knots: Point[] = []
  for (let tries = 0; tries < 90 && knots.length < (wide ? 9 : 6); tries++) {
    const knot: Point = [random.between(0.06, 0.94) * w, random.between(0.06, 0.94) * h]
    if (knots.every((other) => distance(...knot, ...other) > Math.min(w, h) * 0.42)) knots.push(knot)
  }
  return knots
}

/** Returns the Voronoi cell of a point: the part of the drawing that is nearer to this point than to the others. */
function voronoiCell(point: Point, points: readonly Point[], w: number, h: number): Point[] {
  const whole: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  return points
    .filter((other) => other !== point)
    .reduce((cell, other) => clipToNearer(cell, point, other), whole)
}

function isInsideCell([x, y]: Point, cell: readonly Point[], margin: number): boolean {
  return cell.every(([ax, ay], index) => {
    const [bx, by] = at(cell, index + 1)
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= margin * distance(ax, ay, bx, by)
  })
}

/** Cuts off the part of a polygon that is nearer to the point `than` than to the point `to`. */
function clipToNearer(cell: readonly Point[], to: Point, than: Point): Point[] {
  const [dx, dy] = [than[0] - to[0], than[1] - to[1]]
  const [mx, my] = [(than[0] + to[0]) / 2, (than[1] + to[1]) / 2]
  const past = ([x, y]: Point) => (x - mx) * dx + (y - my) * dy
  return cell.flatMap((point, index) => {
    const next = at(cell, index + 1)
    const [here, there] = [past(point), past(next)]
    const kept: Point[] = here <= 0 ? [point] : []
    if (here * there >= 0) return kept
    const part = here / (here - there)
    return [...kept, [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]]
  })
}
