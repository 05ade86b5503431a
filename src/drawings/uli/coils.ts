import { range } from '../core/geometry.ts'
import { circle, rect } from '../core/svg.ts'
import { ArcLine, type Direction } from './arc-line.ts'
import type { UliBrush } from './brush.ts'

const HALF_TURN = Math.PI

/** A coil that continues as a river of parallel wavy lines. */
export function river(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const step = w * random.between(0.032, 0.036)
  const turns = random.whole(6, 7)
  const up = random.chance()
  const x = w * (up === direction > 0 ? 0.33 : 0.67)
  const y = up ? Math.min(h * 0.36, w * 0.5) : h - Math.min(h * 0.38, w * 0.5)
  // Start angle of the coil, chosen so that the river leaves it towards the opposite end of the drawing.
  const start = (up ? HALF_TURN : -HALF_TURN) / 2 - direction * HALF_TURN * (turns + 0.5)
  const coil = new ArcLine(x, y, start).coil(step, step, turns, direction)
  const away = new ArcLine(coil.x, coil.y, coil.heading)
    .arc(step * (turns + 1), HALF_TURN * 0.5, direction)
    .arc(w * random.between(0.24, 0.3), HALF_TURN * random.between(0.26, 0.34), opposite(direction))
    .arc(w * random.between(0.26, 0.32), HALF_TURN * random.between(0.62, 0.7), direction)
  const bend = w * random.between(0.24, 0.32)
  for (const k of range(6))
    if (away.y > 0 && away.y < h) away.arc(bend, HALF_TURN * 0.56, k % 2 ? direction : opposite(direction))
  brush.draw({ arcs: [...coil.arcs, ...away.arcs] })
  brush.disc(x, y, w * 0.012)
  const currents = random.whole(2, 4)
  const offset = -direction * w * 0.031
  for (const current of range(currents))
    brush.drawParallels({ arcs: away.arcs.slice(current ? 1 : 0) }, (current + 1) * offset)
  brush.dots({ arcs: away.arcs.slice(1) }, (currents + 1.2) * offset, w * 0.05)
}

/** Two coils, one above the other, each with a curved tail. */
export function pair(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const step = w * random.between(0.028, 0.033) * (h > 1.7 * w ? 1.3 : 1)
  const turns = random.whole(6, 7)
  const apart = Math.max(step * turns * 1.02, h * 0.19)
  for (const side of [1, -1]) {
    const [x, y] = [w / 2, h / 2 - side * apart]
    const start = new ArcLine(x, y, side > 0 === direction > 0 ? 0 : HALF_TURN)
    const coil = start.coil(step, step, turns, direction)
    brush.draw(coil)
    brush.disc(x, y, w * 0.012)
    const tail = new ArcLine(coil.x, coil.y, coil.heading)
      .arc(step * (turns + 1), HALF_TURN * 0.34, direction)
      .arc(step * (turns + 1), HALF_TURN * 0.28, direction)
      .arc(w * 0.55, HALF_TURN * 0.28, opposite(direction))
      .arc(w * 0.22, HALF_TURN * 0.6, opposite(direction))
    brush.draw(tail)
    brush.drawParallels({ arcs: tail.arcs.slice(1) }, direction * -w * 0.03)
    brush.dots({ arcs: tail.arcs.slice(2) }, direction * -w * 0.066, w * 0.05)
  }
}

/** A python: a wave with parallels and a dot in every bend. */
export function python(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const bends = Math.round((h / w) * random.pick([2.4, 3]))
  const r = (h / bends / 2) * 0.94
  const wave = new ArcLine(w / 2, -h * 0.04, HALF_TURN / 2)
  for (const bend of range(bends + 2))
    wave.arc(r, HALF_TURN * (bend ? 1 : 0.5), bend % 2 ? direction : opposite(direction))
  const count = random.whole(2, 3)
  const gap = w * 0.034
  brush.draw(wave)
  for (const k of range(count)) brush.drawParallels(wave, (k + 1) * gap, -(k + 1) * gap)
  brush.dots(wave, (count + 1.1) * gap, w * 0.052)
  for (const { cx, cy } of wave.arcs.slice(1)) brush.disc(cx, cy, w * 0.02)
}

/** A courtyard: pairs of coils, with kola nuts between them. */
export function court(brush: UliBrush): void {
  const { random, w, h, direction } = brush
  const step = w * random.between(0.024, 0.028)
  const reach = w * 0.245
  const rows = Math.max(2, 2 * Math.round((h / w) * 0.85))
  const gap = (h / rows) * (rows === 2 ? 0.86 : 1)
  for (const row of range(rows))
    for (const side of [1, -1] as const) {
      const turn: Direction = side * (row % 2 ? 1 : -1) * direction > 0 ? 1 : -1
      const [x, y] = [w / 2 + side * reach, h / 2 + (row - (rows - 1) / 2) * gap]
      const coil = new ArcLine(x, y, side > 0 ? HALF_TURN : 0).coil(step, step, 5, turn)
      brush.draw(coil.arc(step * 6, HALF_TURN * 0.5, turn).arc(w * 0.3, HALF_TURN * 0.32, opposite(turn)))
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

function opposite(direction: Direction): Direction {
  return direction > 0 ? -1 : 1
}
