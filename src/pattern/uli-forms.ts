import { ArcLine, blade, crescent } from './arc-line.ts'
import { cross } from './construction.ts'
import { cos, distance, sin, TAU } from './exact.ts'
import { range } from './grid.ts'
import { circle, nums, type Point } from './svg.ts'
import type { UliBrush } from './uli-brush.ts'

/** Moons within moons; a long sheet shows the phases of one. */
export function moons(brush: UliBrush): void {
  const { random, w, h } = brush
  const many = Math.max(1, Math.round(h / w / 0.95))
  const tilt = TAU * random.pick([0.06, 0.14, 0.44, 0.56])
  for (const index of range(many)) {
    const [x, y] = [w / 2, (h * (index + 0.5)) / many]
    let r = Math.min(w * 0.4, (h / many) * 0.44)
    const turn = tilt + (index * TAU) / 2 / many
    brush.guides += cross(x, y, 8)
    for (const k of range(random.whole(3, 4))) {
      brush.solid(crescent(x, y, r, turn, 0.78 - k * 0.05), x + sin(turn) * r * 0.8, y - cos(turn) * r * 0.8, w * 0.05)
      brush.guides += circle(x, y, r)
      const rim = new ArcLine(x + cos(turn) * r, y + sin(turn) * r, turn + TAU / 4).arc(r, TAU / 2, 1)
      brush.taken.push(...rim.arcs.flatMap(() => range(12).map((i): Point => [x + cos(turn + (TAU / 2) * (i / 12)) * r, y + sin(turn + (TAU / 2) * (i / 12)) * r])))
      r = r * 0.8 - w * 0.03
    }
    const seeds = random.whole(4, 6)
    for (const k of range(seeds)) {
      const along = (k - (seeds - 1) / 2) * w * 0.11
      brush.disc(x + cos(turn) * along - sin(turn) * w * -0.14, y + sin(turn) * along + cos(turn) * w * -0.14, w * 0.015)
    }
  }
}

/** Drawn bows: arcs nest in from the edges by turns, dots run where they meet. */
export function bows(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const many = Math.max(2, Math.round((h / w) * 1.7))
  const strings = random.whole(4, 6)
  for (const index of range(many)) {
    const right = (index % 2 === 0) === way > 0
    const y = (h * (index + 0.5)) / many
    const x = right ? w : 0
    const outer = Math.min(w * 0.72, (h / many) * 0.98)
    for (const k of range(strings)) {
      const r = outer - k * w * 0.055
      if (r < w * 0.06) break
      const bow = new ArcLine(x, y - r, right ? TAU / 2 : 0).arc(r, TAU / 2, right ? -1 : 1)
      brush.line(bow, [k === 0 || k === strings - 1 ? 0 : 0.01])
    }
    const bow = new ArcLine(x, y - outer, right ? TAU / 2 : 0).arc(outer, TAU / 2, right ? -1 : 1)
    brush.dots(bow, right ? -w * 0.05 : w * 0.05, w * 0.05)
    const inner = outer - strings * w * 0.055
    if (inner > w * 0.05) brush.disc(x + (right ? -1 : 1) * inner * 0.42, y, w * 0.02)
  }
}

/** Kola nuts of two to five lobes, ringed. */
export function kola(brush: UliBrush): void {
  const { random, w, h } = brush
  const nuts: { x: number; y: number; r: number }[] = []
  const first = { x: w * random.pick([0.4, 0.6]), y: Math.min(h * random.pick([0.36, 0.62]), h - w * 0.4), r: w * 0.27 }
  nuts.push(first)
  for (let tries = 0; tries < 160 && nuts.length < 2 + Math.round(h / w); tries++) {
    const r = w * random.pick([0.11, 0.15, 0.2])
    const nut = { x: random.between(r * 1.3, w - r * 1.3), y: random.between(r * 1.3, h - r * 1.3), r }
    if (nuts.every((known) => distance(known.x, known.y, nut.x, nut.y) > known.r + r + w * 0.11)) nuts.push(nut)
  }
  for (const [index, { x, y, r }] of nuts.entries()) {
    const lobes = [4, 3, 2, 5][index % 4] ?? 4
    const turn = TAU * random.next()
    brush.ring(x, y, r, 'bold')
    brush.ring(x, y, r + w * 0.028, 'fine')
    if (r > w * 0.14) brush.dots({ arcs: [{ cx: x, cy: y, r: r + w * 0.062, from: 0, sweep: TAU, way: 1 }] }, 0, w * 0.048)
    for (const lobe of range(lobes)) {
      const angle = turn + (TAU * lobe) / lobes
      const tip: Point = [x + cos(angle) * r, y + sin(angle) * r]
      brush.bold += `M${nums(x, y)}A${nums(r * 0.9, r * 0.9)} 0 0 ${brush.way > 0 ? 1 : 0} ${nums(...tip)}`
      const middle = angle + TAU / lobes / 2 + brush.way * 0.32
      const far = r * 0.58
      brush.solids += circle(x + cos(middle) * far, y + sin(middle) * far, r * 0.085)
    }
    brush.guides += circle(x, y, r) + cross(x, y, 8)
    brush.notes.push({ x, y, text: `R${Math.round(r)}` })
  }
}

/** Sheaves: blades of grass from one root, a seed at each tip. */
export function sheaves(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const roots = Math.max(1, Math.round(h / w / 1.15))
  const blades = random.whole(5, 7)
  for (const index of range(roots)) {
    const lean = (index % 2 ? -way : way) as 1 | -1
    const root: Point = [w * (0.5 - lean * 0.3), (h * (index + 1)) / roots - w * 0.06]
    const tall = Math.min((h / roots) * 0.86, w * 1.02)
    for (const k of range(blades)) {
      const part = k / (blades - 1)
      const angle = -TAU / 4 + lean * (part * 1.18 - 0.12)
      const long = tall * (1 - 0.42 * part * part)
      const tip: Point = [root[0] + cos(angle) * long, root[1] + sin(angle) * long]
      brush.solid(blade(root, tip, long * 1.25, 1.28 + part * 0.1, lean), (root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2, w * 0.05)
      brush.disc(tip[0] + cos(angle) * w * 0.04, tip[1] + sin(angle) * w * 0.04, w * 0.014)
      brush.taken.push(...range(8).map((i): Point => [root[0] + cos(angle) * long * (i / 8), root[1] + sin(angle) * long * (i / 8)]))
    }
    brush.guides += circle(...root, tall) + cross(...root, 8)
    const ground = new ArcLine(root[0] - w * 0.16, root[1] + w * 0.035, 0).arc(w * 4, 0.08, 1)
    brush.line(ground, [0, w * 0.028])
  }
}
