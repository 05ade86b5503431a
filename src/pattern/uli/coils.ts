import { ArcLine, alongArcs, type Way } from '../core/arc-line.ts'
import { sin } from '../core/exact.ts'
import { range } from '../core/grid.ts'
import { at } from '../core/random.ts'
import { circle, rect } from '../core/svg.ts'
import type { UliBrush } from './brush.ts'

const HALF = Math.PI

/** A coil that lets go and runs off as a river with several currents. */
export function river(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const step = w * random.between(0.032, 0.036)
  const turns = random.whole(6, 7)
  const up = random.chance()
  const x = w * (up === way > 0 ? 0.33 : 0.67)
  const y = up ? Math.min(h * 0.36, w * 0.5) : h - Math.min(h * 0.38, w * 0.5)
  // Turned so that the river sets off towards the far end of the sheet.
  const start = (up ? HALF : -HALF) / 2 - way * HALF * (turns + 0.5)
  const coil = new ArcLine(x, y, start).coil(step, step, turns, way)
  const away = new ArcLine(coil.x, coil.y, coil.heading)
    .arc(step * (turns + 1), HALF * 0.5, way)
    .arc(w * random.between(0.24, 0.3), HALF * random.between(0.26, 0.34), other(way))
    .arc(w * random.between(0.26, 0.32), HALF * random.between(0.62, 0.7), way)
  const bend = w * random.between(0.24, 0.32)
  for (const k of range(6))
    if (away.y > 0 && away.y < h) away.arc(bend, HALF * 0.56, k % 2 ? way : other(way))
  brush.draw({ arcs: [...coil.arcs, ...away.arcs] })
  brush.disc(x, y, w * 0.012)
  const currents = random.whole(2, 4)
  const beside = -way * w * 0.031
  for (const current of range(currents))
    brush.echo({ arcs: away.arcs.slice(current ? 1 : 0) }, (current + 1) * beside)
  brush.dots({ arcs: away.arcs.slice(1) }, (currents + 1.2) * beside, w * 0.05)
}

/** Two coils out of one line. */
export function pair(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const step = w * random.between(0.028, 0.033) * (h > 1.7 * w ? 1.3 : 1)
  const turns = random.whole(6, 7)
  const apart = Math.max(step * turns * 1.02, h * 0.19)
  for (const side of [1, -1]) {
    const [x, y] = [w / 2, h / 2 - side * apart]
    const coil = new ArcLine(x, y, side > 0 === way > 0 ? 0 : HALF).coil(step, step, turns, way)
    brush.draw(coil)
    brush.disc(x, y, w * 0.012)
    const tail = new ArcLine(coil.x, coil.y, coil.heading)
      .arc(step * (turns + 1), HALF * 0.34, way)
      .arc(step * (turns + 1), HALF * 0.28, way)
      .arc(w * 0.55, HALF * 0.28, other(way))
      .arc(w * 0.22, HALF * 0.6, other(way))
    brush.draw(tail)
    brush.echo({ arcs: tail.arcs.slice(1) }, way * -w * 0.03)
    brush.dots({ arcs: tail.arcs.slice(2) }, way * -w * 0.066, w * 0.05)
  }
}

/** The python's back: one wave and its parallels, an eye in every bend. */
export function python(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const bends = Math.round((h / w) * random.pick([2.4, 3]))
  const r = (h / bends / 2) * 0.94
  const wave = new ArcLine(w / 2, -h * 0.04, HALF / 2)
  for (const bend of range(bends + 2)) wave.arc(r, HALF * (bend ? 1 : 0.5), bend % 2 ? way : other(way))
  const many = random.whole(2, 3)
  const gap = w * 0.034
  brush.draw(wave)
  for (const k of range(many)) brush.echo(wave, (k + 1) * gap, -(k + 1) * gap)
  brush.dots(wave, (many + 1.1) * gap, w * 0.052)
  for (const { cx, cy } of wave.arcs.slice(1)) brush.disc(cx, cy, w * 0.02)
}

/** A yam vine: it climbs from side to side and curls a tendril out of every turn. */
export function tendril(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const bend = w * random.between(0.36, 0.46)
  const sweep = random.between(1.3, 1.6)
  const vine = new ArcLine(
    w * (0.5 + way * random.between(0.02, 0.08)),
    h * 1.03,
    -HALF / 2 + (way * sweep) / 2,
  )
  const bends = Math.ceil((h * 1.1) / (2 * bend * sin(sweep / 2)))
  for (const k of range(bends)) vine.arc(bend, sweep, k % 2 ? way : other(way))
  brush.draw(vine)
  if (random.chance()) brush.echo(vine, way * w * 0.028)

  const small = w * random.between(0.018, 0.022)
  for (const [index, arc] of vine.arcs.entries()) {
    const out = index % 2 ? other(way) : way
    for (const [place, size, side] of [
      [0, 1.2, out],
      [2, 0.85, other(out)],
    ] as const) {
      const { x, y, heading } = at(alongArcs([arc], (bend * sweep) / 4), place)
      if (y < h * 0.1 || y > h * 0.99) continue
      const shoot = new ArcLine(x, y, heading).arc(w * 0.15 * size, HALF * 0.4, side)
      brush.draw(shoot.coil(small * 5 * size, -small * size, 5, side))
    }
  }
}

/** A court: coils face each other in pairs round kola nuts laid out between them. */
export function court(brush: UliBrush): void {
  const { random, w, h, way } = brush
  const step = w * random.between(0.024, 0.028)
  const reach = w * 0.245
  const rows = Math.max(2, 2 * Math.round((h / w) * 0.85))
  const gap = (h / rows) * (rows === 2 ? 0.86 : 1)
  for (const row of range(rows))
    for (const side of [1, -1] as const) {
      const turn: Way = side * (row % 2 ? 1 : -1) * way > 0 ? 1 : -1
      const [x, y] = [w / 2 + side * reach, h / 2 + (row - (rows - 1) / 2) * gap]
      const coil = new ArcLine(x, y, side > 0 ? HALF : 0).coil(step, step, 5, turn)
      brush.draw(coil.arc(step * 6, HALF * 0.5, turn).arc(w * 0.3, HALF * 0.32, other(turn)))
      brush.disc(x, y, w * 0.011)
    }
  const u = w * 0.044
  for (const middle of range(rows / 2)) {
    const y = h / 2 + (2 * middle + 1 - rows / 2) * gap
    for (const k of range(9)) {
      const [i, j] = [(k % 3) - 1, Math.floor(k / 3) - 1]
      brush.disc(w / 2 + (i + j) * u, y + (i - j) * u, w * 0.014)
    }
    brush.guides += circle(w / 2, y, w * 0.13) + rect(w / 2 - reach, y - gap / 2, 2 * reach, gap)
  }
}

function other(way: Way): Way {
  return way > 0 ? -1 : 1
}
