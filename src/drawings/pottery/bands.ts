import { range } from '../core/geometry.ts'
import { at, type Random } from '../core/random.ts'
import { circle, line, type Point, polygon } from '../core/svg.ts'
import type { Pot } from './profile.ts'

type Bands = { lines: string; solids: string }

/** Draws bands of incised ornament, foreshortened around the pot. */
export function bandsOf(random: Random, { axis, widest, radiusAt, yAt }: Pot): Bands {
  const bands: Bands = { lines: '', solids: '' }
  const end = random.between(0.7, 0.88)
  const order = random.shuffle([zigzag, hatching, teeth, punches, crosses, lozenges, bare, comb])
  const on = (height: number, angle: number): Point => [
    axis - radiusAt(height) * Math.sin(angle),
    yAt(height),
  ]

  let top = random.between(0.08, 0.14)
  for (let index = 0; top < end; index++) {
    const deep = Math.min(random.pick([0.035, 0.07, 0.07, 0.11, 0.15]), end - top)
    const repeats = random.pick([8, 10, 12])
    bands.lines += line(...on(top, 0), ...on(top, QUARTER))
    for (const k of range(repeats)) {
      const from = (k * QUARTER) / repeats
      const to = from + QUARTER / repeats
      const narrow = on(top + deep / 2, from)[0] - on(top + deep / 2, to)[0]
      // Skips marks near the edge, where foreshortening would make them touch.
      if (narrow < Math.max(1.8, widest * 0.011)) continue
      const mark = at(order, index)({ on, top, deep, from, to, bead: widest * 0.02 })
      bands.lines += mark.lines ?? ''
      bands.solids += mark.solids ?? ''
    }
    top += deep + (random.chance(0.3) ? 0.03 : 0)
  }
  bands.lines += line(...on(Math.min(top, 0.97), 0), ...on(Math.min(top, 0.97), QUARTER))
  return bands
}

const QUARTER = Math.PI / 2

/** One repeat of the ornament of a band: its upper edge and depth, and the angles where it begins and ends. */
type Repeat = {
  on: (height: number, angle: number) => Point
  top: number
  deep: number
  from: number
  to: number
  bead: number
}
type Mark = (repeat: Repeat) => { lines?: string; solids?: string }

const zigzag: Mark = ({ on, top, deep, from, to }) => {
  const middle = (from + to) / 2
  const low = top + deep
  const lines = line(...on(top, from), ...on(low, middle)) + line(...on(low, middle), ...on(top, to))
  if (deep <= 0.06) return { lines }
  const inset = (to - from) * 0.3
  const second =
    line(...on(top + deep * 0.4, from), ...on(low, from + inset)) +
    line(...on(low, to - inset), ...on(top + deep * 0.4, to))
  return { lines: lines + second }
}

const hatching: Mark = ({ on, top, deep, from, to }) => {
  const strokes = [0.25, 0.75].map((part) => {
    const turn = from + (to - from) * part
    return line(...on(top + 0.008, turn), ...on(top + deep - 0.008, turn))
  })
  return { lines: strokes.join('') }
}

const teeth: Mark = ({ on, top, deep, from, to }) => ({
  solids: polygon([on(top, from), on(top, to), on(top + deep, (from + to) / 2)]),
})

const punches: Mark = ({ on, top, deep, from, to, bead }) => {
  const rows = Math.max(1, Math.round(deep / 0.035))
  const turn = (from + to) / 2
  const beads = range(rows).map((row) =>
    circle(...on(top + ((row + 0.5) * deep) / rows, turn), Math.max(1, bead * (0.35 + Math.cos(turn)))),
  )
  return { solids: beads.join('') }
}

const crosses: Mark = ({ on, top, deep, from, to }) => ({
  lines: line(...on(top, from), ...on(top + deep, to)) + line(...on(top + deep, from), ...on(top, to)),
})

const lozenges: Mark = ({ on, top, deep, from, to }) => {
  const middle = (from + to) / 2
  return {
    solids: polygon([
      on(top, middle),
      on(top + deep / 2, to),
      on(top + deep, middle),
      on(top + deep / 2, from),
    ]),
  }
}

const comb: Mark = ({ on, top, deep, from, to }) => {
  const turn = (from + to) / 2
  return { lines: line(...on(top, turn), ...on(top + deep * 0.8, turn)) }
}

const bare: Mark = () => ({})
