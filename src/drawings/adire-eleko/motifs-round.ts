import { polar, range, repeat, TAU } from '../core/geometry.ts'
import { circle, lens, line, nums, polygon } from '../core/svg.ts'
import { type Cell, cells, type Marks } from './motif.ts'

/** Motifs made of circles, arcs and rays. One that is listed twice is chosen more often. */
export const ROUND_MOTIFS = [sun, leaves, coil, scales, corners, leaves, cowries, star, seeds, rosette]

function sun({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const rays = random.pick([12, 16, 20]) * detail
  const rings = [0.12, 0.2, ...(detail > 1 ? [0.16, 0.44] : [])].map((r) => circle(c, c, side * r))
  const spokes = repeat(rays, (ray) => spoke(c, c, (TAU * ray) / rays, side * 0.26, side * 0.42))
  return { lines: rings.join('') + spokes, solids: circle(c, c, side * 0.05) }
}

function leaves({ side, detail }: Cell): Marks {
  const c = side / 2
  const length = side * 0.54
  const lines = [1, 3, 5, 7].map((eighth) => {
    const angle = (TAU * eighth) / 8
    const veins = repeat(3 * detail, (k) => {
      const along = 0.24 + (0.52 * k) / 3 / detail
      const [x, y] = polar(c, c, angle, length * along)
      const wide = length * 0.21 * Math.sin((TAU / 2) * (along + 0.02))
      return spoke(x, y, angle - 0.75, 0, wide) + spoke(x, y, angle + 0.75, 0, wide)
    })
    const blade = lens([c, c], polar(c, c, angle, length), length * 0.72)
    return blade + spoke(c, c, angle, 0, length * 0.94) + veins
  })
  return { lines: lines.join('') }
}

function coil({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const turns = 8 + 6 * (detail - 1)
  const step = (side * 0.416) / turns
  const direction = random.chance() ? 1 : -1
  let x = c
  let lines = `M${nums(c, c)}`
  for (let turn = 1; turn <= turns; turn++) {
    x += (turn % 2 ? 1 : -1) * direction * 2 * step * turn
    lines += `A${nums(step * turn, step * turn)} 0 0 ${direction > 0 ? 1 : 0} ${nums(x, c)}`
  }
  return { lines, solids: circle(c, c, side * 0.022) }
}

function scales({ side, detail, random }: Cell): Marks {
  const across = random.pick([4, 5]) + 3 * (detail - 1)
  const lines = cells(side, across, (x, y, u, column, row) => {
    if (row % 2 && column === across - 1) return ''
    const bowls = [0.5, 0.31, 0.14].map((part) => {
      const left = x + (0.5 + (row % 2) / 2 - part) * u
      return `M${nums(left, y + side * 0.01)}a${nums(u * part, u * part * 1.8)} 0 0 0 ${nums(2 * u * part, 0)}`
    })
    return bowls.join('')
  })
  return { lines }
}

function corners({ side, detail, random }: Cell): Marks {
  const count = 5 * detail
  const which = random.pick([
    [0, 3],
    [0, 1, 2, 3],
    [1, 2],
  ])
  const reach = side * (which.length > 2 ? 0.42 : 0.58)
  const lines = which.map((corner) => {
    const [right, low] = [corner % 2, corner > 1 ? 1 : 0]
    const [x, y] = [side * (right ? 0.93 : 0.07), side * (low ? 0.93 : 0.07)]
    const [towardX, towardY] = [right ? -1 : 1, low ? -1 : 1]
    return repeat(count, (k) => {
      const r = (reach * (k + 1)) / count
      const sweep = towardX * towardY > 0 ? 1 : 0
      return `M${nums(x + towardX * r, y)}A${nums(r, r)} 0 0 ${sweep} ${nums(x, y + towardY * r)}`
    })
  })
  return { lines: lines.join('') }
}

function cowries({ side, detail, random }: Cell): Marks {
  const across = random.pick([2, 3]) + 2 * (detail - 1)
  const lines = cells(side, across, (left, top, u) => {
    const [x, y, a, b] = [left + u / 2, top + u / 2, u * 0.28, u * 0.42]
    const teeth = repeat(5, (tooth) => {
      const at = y + b * 0.24 * (tooth - 2)
      return line(x - a * 0.42, at, x + a * 0.42, at)
    })
    return circle(x, y, a, b) + line(x, y - b * 0.7, x, y + b * 0.7) + teeth
  })
  return { lines }
}

function star({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const points = detail > 1 ? random.pick([24, 32]) : 16
  const at = (index: number, r: number) => polar(c, c, (TAU * index) / points - TAU / 4, side * r)
  const starry = (outer: number, inner: number) =>
    polygon(range(points).map((index) => at(index, index % 2 ? inner : outer)))
  if (detail < 2) return { lines: circle(c, c, side * 0.46), solids: starry(0.42, 0.2) }
  const rays = [1, 0.84, 0.68].map((part) => starry(0.43 * part, 0.34 * part)).join('')
  const beads = repeat(points / 2, (index) => circle(...at(2 * index + 1, 0.405), side * 0.008))
  return {
    lines: circle(c, c, side * 0.46) + circle(c, c, side * 0.445) + rays,
    solids: starry(0.22, 0.13) + beads,
  }
}

function seeds({ side, detail, random }: Cell): Marks {
  const across = random.pick([6, 7]) + 4 * (detail - 1)
  const c = (across - 1) / 2
  const solids = cells(side, across, (x, y, u, column, row) => {
    const far = Math.sqrt((column - c) * (column - c) + (row - c) * (row - c)) / across
    return circle(x + u / 2, y + u / 2, u * (0.42 - far * 0.38))
  })
  return { solids }
}

function rosette({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const petals = random.pick([8, 10, 12])
  const rings = detail > 1 ? [0.12, 0.28, 0.46] : [0.12, 0.44]
  const solids = rings.slice(1).map((outer, ring) => {
    const [from, to] = [side * ((rings[ring] ?? 0) + 0.02), side * outer]
    return repeat(petals * (ring + 1), (petal) => {
      const angle = TAU * (petal / (petals * (ring + 1)) + ring / 4 / petals)
      return `${lens(polar(c, c, angle, from), polar(c, c, angle, to), (to - from) * 0.78)}z`
    })
  })
  return { lines: circle(c, c, side * 0.1), solids: circle(c, c, side * 0.045) + solids.join('') }
}

/** Returns path data of a line at an angle, between two distances from a centre. */
function spoke(x: number, y: number, angle: number, from: number, to: number): string {
  return line(...polar(x, y, angle, from), ...polar(x, y, angle, to))
}
