import { cross, drawConstruction, label } from '../core/construction-lines.ts'
import type { DrawContext, Drawing } from '../core/draw-context.ts'
import { cos, distance, sin, TAU } from '../core/exact.ts'
import { at, type Random } from '../core/random.ts'
import { attrs, circle, dot, group, line, num, type Point, path, polygon } from '../core/svg.ts'

/** Draws osupa, "moons": rings around each knot that end where they meet the rings of the next. */
export function ripples({ random, w, h, idPrefix, colours }: DrawContext): Drawing {
  const short = Math.min(w, h)
  const knots = placeKnots(random, w, h)
  const step = Math.max(short / random.between(17, 23) / (short > 520 ? 1.25 : 1), Math.sqrt((w * h) / 1250))
  const rayed = random.chance(0.4)
  const reach = knots.map((knot) => {
    const nearest = Math.min(
      ...knots.filter((other) => other !== knot).map((other) => distance(...knot, ...other)),
    )
    return Math.min(step * random.whole(4, 7), nearest / 2 - step * 0.4)
  })

  const moons = knots.map((knot, index) => {
    const cell = cellOf(knot, knots, w, h)
    const clip = `${idPrefix}c${index}`
    const moon = at(reach, index)
    const rings = ringsOf(knot, cell, step, moon, rayed)
    const core = `<circle${attrs({ cx: knot[0], cy: knot[1], r: moon - step * 0.1, fill: colours.second, stroke: 'none' })}/>`
    const centre = `<circle${attrs({ cx: knot[0], cy: knot[1], r: step * 0.34, fill: colours.accent, stroke: 'none' })}/>`
    const tied = rayed
      ? group(rings.tied, {
          'stroke-width': step * 0.56,
          'stroke-linecap': 'butt',
          'clip-path': `url(#${clip})`,
        })
      : `<g id="${idPrefix}t${index}"${attrs({ 'stroke-width': step * 0.72 })}>${rings.tied}</g>` +
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
  return { art, construction: drawConstruction(constructionOf(knots, reach, step, w, h), colours) }
}

function placeKnots(random: Random, w: number, h: number): Point[] {
  const short = Math.min(w, h)
  const wide = w > 1.5 * h
  switch (random.whole(0, 4)) {
    case 0: {
      const off: Point = [
        w * random.pick([0.36, 0.64]) + w * random.between(-0.04, 0.04),
        h * random.pick([0.38, 0.62]) + h * random.between(-0.04, 0.04),
      ]
      return wide ? [off, [off[0] > w / 2 ? w * 0.15 : w * 0.85, h - off[1]]] : [off]
    }
    case 1: {
      const part = random.between(0.28, 0.38)
      const low = 1 - part * 0.7
      return [[w * part, h * part], [w * low, h * low], ...(wide ? [[w * 0.98, h * 0.06] as const] : [])]
    }
    case 2: {
      const top = random.between(0.3, 0.4)
      return wide
        ? [0.1, 0.37, 0.63, 0.9].map((x, i): Point => [w * x, h * (i % 2 ? 0.78 : top)])
        : [
            [w * 0.5, h * top],
            [w * 0.16, h * 0.82],
            [w * 0.84, h * 0.82],
          ]
    }
    case 3: {
      const columns = wide ? Math.round(w / h) : 1
      const middles = Array.from({ length: columns }, (_, i): Point => [(w * (i + 0.5)) / columns, h * 0.5])
      const corners = Array.from({ length: columns + 1 }, (_, i): Point[] => [
        [(w * i) / columns, 0],
        [(w * i) / columns, h],
      ])
      return [...middles, ...corners.flat()]
    }
    default: {
      const knots: Point[] = []
      const maxKnots = wide ? 9 : 6
      for (let tries = 0; tries < 90 && knots.length < maxKnots; tries++) {
        const knot: Point = [random.between(0.06, 0.94) * w, random.between(0.06, 0.94) * h]
        if (knots.every((other) => distance(...knot, ...other) > short * 0.42)) knots.push(knot)
      }
      return knots
    }
  }
}

/** Returns the part of the cloth that is nearer to a knot than to any other (its Voronoi cell). */
function cellOf(knot: Point, knots: readonly Point[], w: number, h: number): Point[] {
  const cloth: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  return knots
    .filter((other) => other !== knot)
    .reduce((cell, other) => clipToNearer(cell, knot, other), cloth)
}

/** Cuts off the part of a polygon that is nearer to `than`. */
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
    return [
      ...kept,
      [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part] as const,
    ]
  })
}

/** Draws the rings of a cell. A complete ring is one dashed circle, a cut one has the dots that fit. */
function ringsOf([x, y]: Point, cell: readonly Point[], step: number, moon: number, rayed: boolean) {
  const rings = { tied: '', loose: '', solid: '' }
  const maxRadius = Math.max(...cell.map((corner) => distance(x, y, ...corner)))
  for (let r = step * 0.9, ring = 0; r < maxRadius; r += step, ring++) {
    const count = Math.max(6, Math.round((TAU * r) / step))
    const inMoon = r < moon
    const full = `<circle${attrs({ cx: x, cy: y, r })}/>`
    if (!inMoon && ring % 4 === 3) {
      rings.solid += full
      continue
    }
    const places = Array.from({ length: count }, (_, index): Point => {
      const angle = (TAU * index) / count
      return [x + cos(angle) * r, y + sin(angle) * r]
    })
    const rays = rayed && inMoon
    const kept = places.filter((place) => fits(place, cell, step * (inMoon ? 0.46 : 0.3)))
    const dashes = rays ? '.42 .58' : '0 1'
    const whole = `<circle${attrs({ cx: x, cy: y, r })} pathLength="${rays ? num(count * 1.5) : count}" stroke-dasharray="${dashes}"/>`
    const drawn = rays || kept.length === count ? whole : path(kept.map((place) => dot(...place)).join(''))
    if (inMoon) rings.tied += drawn
    else rings.loose += drawn
  }
  return rings
}

/** Returns true if a point is inside a cell, at least `margin` from its edges. */
function fits([x, y]: Point, cell: readonly Point[], margin: number): boolean {
  return cell.every(([ax, ay], index) => {
    const [bx, by] = at(cell, index + 1)
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= margin * distance(ax, ay, bx, by)
  })
}

function constructionOf(
  knots: readonly Point[],
  reach: readonly number[],
  step: number,
  w: number,
  h: number,
) {
  const [first] = knots
  const solid = knots.map(
    ([x, y], i) =>
      cross(x, y, 14) +
      circle(x, y, at(reach, i)) +
      line(x, y, x + at(reach, i) * Math.SQRT1_2, y - at(reach, i) * Math.SQRT1_2),
  )
  const chain = knots.slice(1).map((knot, i) => line(...at(knots, i), ...knot))
  const labels = knots.map(([x, y], i) =>
    label(
      x + at(reach, i) * 0.72 + 4,
      y - at(reach, i) * 0.72,
      `R ${Math.round((at(reach, i) / step) * 5)} mm`,
    ),
  )
  const axes = first ? line(first[0], 0, first[0], h) + line(0, first[1], w, first[1]) : ''
  return { solid: solid.join(''), chain: chain.join('') || axes, labels: labels.join('') }
}
