import { TAU } from '../core/geometry.ts'
import { grid } from '../core/grid.ts'
import { circle, line, nums, type Point, polygon } from '../core/svg.ts'
import type { Cell, Marks, Motif } from './motif.ts'

/** Motifs made of circles, arcs and rays. */
export const ROUND_MOTIFS: readonly Motif[] = [
  sun,
  leaves,
  coil,
  scales,
  corners,
  parasols,
  cowries,
  star,
  seeds,
  rosette,
]

function sun({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const rays = random.pick([12, 16, 20]) * detail
  const rings = [0.12, 0.2, ...(detail > 1 ? [0.16, 0.44] : [])].map((r) => circle(c, c, side * r))
  return {
    lines: rings.join('') + spokes(c, c, rays, side * 0.26, side * 0.42),
    solids: circle(c, c, side * 0.05),
  }
}

function leaves({ side, detail }: Cell): Marks {
  const c = side / 2
  const length = side * 0.54
  const turn = length * 0.72
  const lines = [1, 3, 5, 7].map((eighth) => {
    const a = (TAU * eighth) / 8
    const [tipX, tipY] = [c + Math.cos(a) * length, c + Math.sin(a) * length]
    const blade = `M${nums(c, c)}A${nums(turn, turn)} 0 0 1 ${nums(tipX, tipY)}A${nums(turn, turn)} 0 0 1 ${nums(c, c)}`
    const rib = line(c, c, c + Math.cos(a) * length * 0.94, c + Math.sin(a) * length * 0.94)
    const veins = fractions(3 * detail).map((part) => {
      const along = 0.24 + 0.52 * part
      const [x, y] = [c + Math.cos(a) * length * along, c + Math.sin(a) * length * along]
      const wide = length * 0.21 * Math.sin((TAU / 2) * (along + 0.02))
      return [-0.75, 0.75]
        .map((lean) => line(x, y, x + Math.cos(a + lean) * wide, y + Math.sin(a + lean) * wide))
        .join('')
    })
    return blade + rib + veins.join('')
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
  const u = (side * 0.84) / across
  const lines = grid(across, across, (column, row) => {
    if (row % 2 && column === across - 1) return ''
    const x = side * 0.08 + (column + 0.5 + (row % 2) / 2) * u
    const y = side * 0.09 + row * u
    return [1, 0.62, 0.28].map((part) => bowl(x, y, (u / 2) * part, (u / 2) * part * 1.8)).join('')
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
  const lines = which.flatMap((corner) => {
    const [right, low] = [corner % 2, corner > 1 ? 1 : 0]
    const [x, y] = [side * (right ? 0.93 : 0.07), side * (low ? 0.93 : 0.07)]
    const [towardX, towardY] = [right ? -1 : 1, low ? -1 : 1]
    return fractions(count).map((part) => {
      const r = reach * (part + 1 / count)
      const sweep = towardX * towardY > 0 ? 1 : 0
      return `M${nums(x + towardX * r, y)}A${nums(r, r)} 0 0 ${sweep} ${nums(x, y + towardY * r)}`
    })
  })
  return { lines: lines.join('') }
}

function parasols({ side, detail }: Cell): Marks {
  const across = 2 * detail
  const u = (side * 0.84) / across
  const r = u * 0.46
  const lines = grid(across, across, (column, row) => {
    const [x, y] = [side * 0.08 + (column + 0.5) * u, side * 0.08 + (row + 0.74) * u]
    const ribs = fractions(7).map((part) => {
      const a = TAU / 2 + (TAU / 2) * (part + 1 / 7) * (7 / 8)
      return line(x, y, x + Math.cos(a) * r, y + Math.sin(a) * r)
    })
    return `M${nums(x - r, y)}a${nums(r, r)} 0 0 1 ${nums(2 * r, 0)}z${ribs.join('')}${line(x, y, x, y + u * 0.16)}`
  })
  return { lines }
}

function cowries({ side, detail, random }: Cell): Marks {
  const across = random.pick([2, 3]) + 2 * (detail - 1)
  const u = (side * 0.84) / across
  const [a, b] = [u * 0.28, u * 0.42]
  const lines = grid(across, across, (column, row) => {
    const [x, y] = [side * 0.08 + (column + 0.5) * u, side * 0.08 + (row + 0.5) * u]
    const teeth = [-2, -1, 0, 1, 2].map((tooth) => {
      const at = y + b * 0.24 * tooth
      return line(x - a * 0.42, at, x + a * 0.42, at)
    })
    return circle(x, y, a, b) + line(x, y - b * 0.7, x, y + b * 0.7) + teeth.join('')
  })
  return { lines }
}

function star({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const points = detail > 1 ? random.pick([24, 32]) : 16
  const starry = (outer: number, inner: number) =>
    polygon(
      Array.from({ length: points }, (_, index): Point => {
        const a = (TAU * index) / points - TAU / 4
        const r = side * (index % 2 ? inner : outer)
        return [c + Math.cos(a) * r, c + Math.sin(a) * r]
      }),
    )
  if (detail < 2) return { lines: circle(c, c, side * 0.46), solids: starry(0.42, 0.2) }
  const beads = Array.from({ length: points / 2 }, (_, index) => {
    const a = (TAU * (index + 0.5)) / (points / 2) - TAU / 4
    return circle(c + Math.cos(a) * side * 0.405, c + Math.sin(a) * side * 0.405, side * 0.008)
  })
  return {
    lines:
      circle(c, c, side * 0.46) +
      circle(c, c, side * 0.445) +
      [1, 0.84, 0.68].map((part) => starry(0.43 * part, 0.34 * part)).join(''),
    solids: starry(0.22, 0.13) + beads.join(''),
  }
}

function seeds({ side, detail, random }: Cell): Marks {
  const across = random.pick([6, 7]) + 4 * (detail - 1)
  const u = (side * 0.84) / across
  const c = (across - 1) / 2
  const solids = grid(across, across, (column, row) => {
    const far = Math.sqrt((column - c) * (column - c) + (row - c) * (row - c)) / across
    return circle(side * 0.08 + (column + 0.5) * u, side * 0.08 + (row + 0.5) * u, u * (0.42 - far * 0.38))
  })
  return { solids }
}

function rosette({ side, detail, random }: Cell): Marks {
  const c = side / 2
  const petals = random.pick([8, 10, 12])
  const petal = (angle: number, from: number, to: number) => {
    const [ax, ay, bx, by] = [
      Math.cos(angle) * from,
      Math.sin(angle) * from,
      Math.cos(angle) * to,
      Math.sin(angle) * to,
    ]
    const r = (to - from) * 0.78
    return `M${nums(c + ax, c + ay)}A${nums(r, r)} 0 0 1 ${nums(c + bx, c + by)}A${nums(r, r)} 0 0 1 ${nums(c + ax, c + ay)}z`
  }
  const rings = detail > 1 ? [0.12, 0.28, 0.46] : [0.12, 0.44]
  const solids = rings.slice(1).map((outer, ring) =>
    fractions(petals * (ring + 1))
      .map((part) =>
        petal(TAU * (part + ring / 4 / petals), side * ((rings[ring] ?? 0) + 0.02), side * outer),
      )
      .join(''),
  )
  return { lines: circle(c, c, side * 0.1), solids: circle(c, c, side * 0.045) + solids.join('') }
}

/** Returns 0, 1/n, 2/n ... */
function fractions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / count)
}

function spokes(x: number, y: number, count: number, from: number, to: number): string {
  return fractions(count)
    .map((part) => {
      const [dx, dy] = [Math.cos(TAU * part), Math.sin(TAU * part)]
      return line(x + dx * from, y + dy * from, x + dx * to, y + dy * to)
    })
    .join('')
}

function bowl(x: number, y: number, r: number, depth: number): string {
  return `M${nums(x - r, y)}a${nums(r, depth)} 0 0 0 ${nums(2 * r, 0)}`
}
