import { distance, polar, range, TAU } from '../core/geometry.ts'
import { at } from '../core/random.ts'
import { circle, nums, type Point } from '../core/svg.ts'
import { ArcLine, blade, crescent } from './arc-line.ts'
import { cross, type UliBrush } from './brush.ts'

/** Nested crescent moons; a long drawing has several. */
export function moons(brush: UliBrush): void {
  const { random, w, h } = brush
  const count = Math.max(1, Math.round(h / w / 0.95))
  const tilt = TAU * random.pick([0.06, 0.14, 0.44, 0.56])
  const size = Math.min(w * 0.4, (h / count) * 0.44)
  for (const index of range(count)) {
    const [x, y] = [w / 2, (h * (index + 0.5)) / count]
    const turn = tilt + (index * TAU) / 2 / count
    const [outX, outY] = [Math.sin(turn), -Math.cos(turn)]
    let r = size
    for (const k of range(random.whole(3, 4))) {
      brush.solids += crescent(x, y, r, turn, 0.78 - k * 0.05)
      brush.guides += circle(x, y, r)
      r = r * 0.8 - w * 0.03
    }
    brush.guides += cross(x, y, 8)
    brush.occupy(x - outX * size * 0.4, y - outY * size * 0.4, size * 0.6)
    for (const k of range(13)) brush.occupy(...polar(x, y, turn + (TAU / 2) * (k / 12), size), w * 0.02)
    const seeds = random.whole(4, 6)
    for (const k of range(seeds)) {
      const seed = polar(x + outX * w * 0.14, y + outY * w * 0.14, turn, (k - (seeds - 1) / 2) * w * 0.11)
      brush.disc(...seed, w * 0.015)
    }
  }
}

/** Bows: nested arcs from alternate edges, one of them dotted. */
export function bows(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const count = Math.max(2, Math.round((h / w) * 1.7))
  const strings = random.whole(4, 6)
  const gap = w * 0.055
  const outer = Math.min(w * 0.72, (h / count) * 0.9)
  for (const index of range(count)) {
    const right = index % 2 === (direction > 0 ? 0 : 1)
    const [x, y] = [right ? w : 0, (h * (index + 0.5)) / count]
    const bow = (r: number) => new ArcLine(x, y - r, right ? TAU / 2 : 0).arc(r, TAU / 2, right ? -1 : 1)
    brush.draw(bow(outer))
    brush.dots(bow(outer - gap), 0, w * 0.048)
    for (const k of range(strings - 3)) brush.drawParallels(bow(outer - (k + 2) * gap), 0)
    const inner = outer - (strings - 1) * gap
    brush.draw(bow(inner))
    brush.disc(x + (right ? -inner : inner) * 0.42, y, w * 0.02)
    brush.occupy(x, y, inner * 0.8)
  }
}

/** Kola nuts with two to five lobes, inside rings. */
export function kola(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const x = w * random.pick([0.42, 0.58])
  const nuts = [{ x, y: Math.min(h * random.pick([0.36, 0.62]), h - w * 0.4), r: w * 0.27 }]
  for (let tries = 0; tries < 200 && nuts.length < 2 + Math.round(h / w); tries++) {
    const r = w * random.pick([0.1, 0.14, 0.19])
    const edge = r + w * 0.1
    const nut = { x: random.between(edge, w - edge), y: random.between(edge, h - edge), r }
    const clear = (known: typeof nut) => distance(known.x, known.y, nut.x, nut.y) > known.r + r + w * 0.15
    if (nuts.every(clear)) nuts.push(nut)
  }
  for (const [index, { x, y, r }] of nuts.entries()) {
    brush.bold += circle(x, y, r)
    brush.fine += circle(x, y, r + w * 0.028)
    brush.occupy(x, y, r + w * 0.03)
    const ring = { cx: x, cy: y, r: r + w * 0.062, from: 0, sweep: TAU, direction: 1 } as const
    if (r > w * 0.13) brush.dots({ arcs: [ring] }, 0, w * 0.048)
    const lobes = at([4, 3, 2, 5], index)
    const turn = TAU * random.next()
    for (const lobe of range(lobes)) {
      const angle = turn + (TAU * lobe) / lobes
      const rim = nums(...polar(x, y, angle, r))
      brush.bold += `M${nums(x, y)}A${nums(r * 0.9, r * 0.9)} 0 0 ${direction > 0 ? 1 : 0} ${rim}`
      const middle = angle + TAU / lobes / 2 + direction * 0.32
      brush.solids += circle(...polar(x, y, middle, r * 0.58), r * 0.085)
    }
    brush.guides += circle(x, y, r) + cross(x, y, 8)
  }
}

/** Sheaves: blades of grass from a root, with a seed at each tip. */
export function sheaves(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const roots = Math.max(1, Math.round(h / w / 1.15))
  const blades = random.whole(5, 7)
  const tall = Math.min((h / roots) * 0.84, w * 1.02)
  for (const index of range(roots)) {
    const lean = index % 2 ? -direction : direction
    const root: Point = [w * (0.5 - lean * 0.3), (h * (index + 1)) / roots - w * 0.11]
    for (const k of range(blades)) {
      const part = k / (blades - 1)
      const angle = -TAU / 4 + lean * (part * 1.18 - 0.12)
      const long = tall * (1 - 0.42 * part * part)
      const along = (share: number) => polar(...root, angle, long * share)
      brush.solids += blade(root, along(1), long * 1.25, 1.28 + part * 0.1, lean > 0 ? 1 : -1)
      brush.disc(...along(1 + (w * 0.04) / long), w * 0.014)
      for (const step of range(8)) brush.occupy(...along(step / 8), w * 0.02)
    }
    brush.guides += circle(...root, tall) + cross(...root, 8)
    const ground = new ArcLine(root[0] - w * 0.16, root[1] + w * 0.035, 0).arc(w * 4, 0.08, 1)
    brush.draw(ground)
    brush.drawParallels(ground, w * 0.028)
  }
}
