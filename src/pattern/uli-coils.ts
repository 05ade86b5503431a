import { ArcLine, alongArcs } from './arc-line.ts'
import { sin } from './exact.ts'
import { range } from './grid.ts'
import { at } from './random.ts'
import { circle, rect } from './svg.ts'
import type { UliBrush } from './uli-brush.ts'

const HALF = Math.PI

/** A coil that lets go and runs off as a river with several currents. */
export function river(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const step = w * random.between(0.033, 0.038)
  const turns = random.whole(6, 7)
  const up = random.chance()
  const [x, y] = [w * (way > 0 ? 0.56 : 0.44), up ? Math.min(h * 0.36, w * 0.5) : h - Math.min(h * 0.38, w * 0.5)]
  const coil = new ArcLine(x, y, up ? -HALF / 2 : HALF / 2).coil(step, step, turns, way)
  const away = new ArcLine(coil.x, coil.y, coil.heading)
    .arc(step * (turns + 1), HALF * random.between(0.46, 0.56), way)
    .arc(w * random.between(0.3, 0.38), HALF * random.between(0.4, 0.5), other(way))
    .arc(w * random.between(0.26, 0.34), HALF * 0.6, way)
    .arc(w * 1.6, HALF * 0.3, other(way))
  brush.line({ arcs: [...coil.arcs, ...away.arcs] })
  const currents = random.whole(2, 4)
  for (const current of range(currents))
    brush.line({ arcs: away.arcs.slice(current ? 1 : 0) }, [way * (current + 1) * w * 0.031])
  brush.dots({ arcs: away.arcs.slice(1) }, way * (currents + 1.2) * w * 0.031, w * 0.05)
  brush.disc(x, y, w * 0.012)
}

/** Two coils out of one line. */
export function pair(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const step = w * random.between(0.028, 0.033)
  const turns = random.whole(6, 7)
  const apart = Math.max(step * turns * 1.02, h * 0.19)
  for (const side of [1, -1]) {
    const start = (side > 0) === way > 0 ? 0 : HALF
    const coil = new ArcLine(w / 2, h / 2 - side * apart, start).coil(step, step, turns, way)
    brush.line(coil)
    brush.disc(w / 2, h / 2 - side * apart, w * 0.012)
    const tail = new ArcLine(coil.x, coil.y, coil.heading)
      .arc(step * (turns + 1), HALF * 0.62, way)
      .arc(w * 0.55, HALF * 0.28, other(way))
      .arc(w * 0.22, HALF * 0.6, other(way))
    brush.line(tail, [0, w * 0.03])
    brush.dots({ arcs: tail.arcs.slice(0, 2) }, w * 0.066, w * 0.05)
  }
}

/** The python's back: one wave and its parallels, an eye in every bend. */
export function python(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const bends = Math.round((h / w) * random.pick([2.4, 3]))
  const r = (h / bends / 2) * 0.94
  const wave = new ArcLine(w / 2, -h * 0.04, HALF / 2)
  for (const bend of range(bends + 1)) wave.arc(r, HALF * (bend ? 1 : 0.5), bend % 2 ? way : other(way))
  const many = random.whole(2, 3)
  brush.line(
    wave,
    range(2 * many + 1).map((k) => (k - many) * w * 0.034),
  )
  brush.dots(wave, (many + 1.1) * w * 0.034, w * 0.052)
  for (const { cx, cy } of wave.arcs.slice(1, bends + 1)) brush.disc(cx, cy, w * 0.02)
}

/** A yam vine: it climbs from side to side and curls a tendril at every turn. */
export function tendril(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const bend = w * random.between(0.5, 0.62)
  const sweep = random.between(0.86, 1.05)
  const vine = new ArcLine(w * (0.5 - way * random.between(0.08, 0.16)), h * 1.03, -HALF / 2 + way * sweep * 0.5)
  const bends = Math.ceil((h * 1.1) / (2 * bend * sin(sweep / 2)))
  for (const k of range(bends)) vine.arc(bend, sweep, k % 2 ? way : other(way))
  brush.line(vine, random.chance() ? [0, way * w * 0.028] : [0])

  const small = w * random.between(0.018, 0.022)
  const places = alongArcs(vine.arcs, bend * sweep)
  for (const [index, { arcs }] of vine.arcs.map((arc, index) => [index, { arcs: [arc] }] as const)) {
    const { x, y, heading } = at(alongArcs(arcs, (bend * sweep) / 4), 2)
    if (y < h * 0.1 || y > h * 0.95) continue
    const out = index % 2 ? other(way) : way
    const size = 1 + 0.35 * ((index + places.length) % 2)
    const shoot = new ArcLine(x, y, heading).arc(w * 0.17 * size, HALF * 0.4, out)
    brush.line(shoot.coil(small * 5 * size, -small * size, 5, out))
  }
}

/** A court: coils face each other in pairs round kola nuts laid out between them. */
export function court(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const step = w * random.between(0.024, 0.028)
  const reach = w * 0.245
  const rows = Math.max(2, Math.round((h / w) * 1.7))
  const gap = (h / rows) * (rows === 2 ? 0.86 : 1)
  for (const row of range(rows))
    for (const side of [1, -1] as const) {
      const low = row % 2 ? 1 : -1
      const turn = (side * low * way) as 1 | -1
      const y = h / 2 + (row - (rows - 1) / 2) * gap
      const coil = new ArcLine(w / 2 + side * reach, y, side > 0 ? HALF : 0).coil(step, step, 5, turn)
      coil.arc(step * 6, HALF * 0.5, turn).arc(w * 0.3, HALF * 0.32, other(turn))
      brush.line(coil)
      brush.disc(w / 2 + side * reach, y, w * 0.011)
    }
  for (const between of range(rows - 1)) {
    if (between % 2) continue
    const y = h / 2 + (between + 1 - rows / 2) * gap
    const u = w * 0.044
    for (const k of range(9)) {
      const [i, j] = [(k % 3) - 1, Math.floor(k / 3) - 1]
      brush.disc(w / 2 + (i + j) * u, y + (i - j) * u, w * 0.014)
    }
    brush.guides += circle(w / 2, y, w * 0.13)
  }
  brush.guides += rect(w / 2 - reach, h / 2 - gap / 2, 2 * reach, gap)
}

function other(way: 1 | -1): 1 | -1 {
  return way > 0 ? -1 : 1
}
