import { construction, label } from '../core/construction.ts'
import type { DrawContext, Drawing } from '../core/draw-context.ts'
import { distance } from '../core/exact.ts'
import { at, type Random } from '../core/random.ts'
import { circle, group, line, nums, path, rect } from '../core/svg.ts'
import { countParts, type Knot, knot, type Piece, piecePath, type Shape } from './knot.ts'

/** Where a knot lies on its sheet: its upper left corner and the width of a cell, in units. */
type Lay = { left: number; top: number; unit: number }

/** Dagi, after the Hausa knot embroidered on robes: ropes that truly pass over and under. */
export function dagi(sheet: DrawContext): Drawing {
  const { random, w, h, ink, bare, mono, crossings } = sheet
  const short = Math.min(w, h)
  const shape = mono || crossings ? full : random.pick(SHAPES)
  const ratio = Math.max(w, h) / short
  // A long knot has fewer ropes abreast, or it would be all detail.
  const many =
    crossings ?? Math.max(2, Math.min(random.pick([4, 5, 5, 6, 7]), Math.floor(Math.sqrt(64 / ratio))))
  const long = ratio > 1.3 ? Math.round(many * ratio) : many
  // Now and then not quite square, which ropes take quite another way round.
  const more = mono || crossings || ratio > 1.3 ? 0 : random.pick([0, 0, 1])
  const tied = tie(random, w > h ? [long + more, many] : [many, long + more], shape, mono)

  const margin = bare ? 0 : 0.12
  const unit = Math.min((w * (1 - 2 * margin)) / tied.width, (h * (1 - 2 * margin)) / tied.height)
  const lay = { left: (w - tied.width * unit) / 2, top: (h - tied.height * unit) / 2, unit }
  const art = mono ? struck(tied, lay, ink.line) : laid(tied, lay, sheet)
  return { art, draft: construction(setOut(tied, lay, w, h), ink) }
}

/** Ties knots until one is good: it holds together, of few ropes, none so short that it is only a ring. */
function tie(random: Random, across: [number, number], shape: Shape, mono: boolean): Knot {
  const faults = ({ ropes }: Knot) =>
    ropes.filter((rope) => rope.length < 7).length * 3 +
    (countParts(ropes) - 1) * 5 +
    (mono ? 0 : Math.max(0, ropes.length - 3))
  let best: Knot | undefined
  for (let tries = 0; tries < 16; tries++) {
    const share = mono ? random.between(0.4, 0.65) : random.between(0.1, 0.34)
    const next = knot(random, across, shape, share, mono || random.chance(0.7))
    if (!best || faults(next) < faults(best)) best = next
    if (faults(best) === 0) break
  }
  return best ?? knot(random, across, shape, 0, true)
}

/** In one colour and nothing else: where a rope goes under, it stops short, and any ground shows through. */
function struck({ ropes }: Knot, { left, top, unit }: Lay, colour: string): string {
  const gap = 0.45 / Math.SQRT2
  const pieces = ropes.flat().flatMap((piece): Piece[] => {
    if (piece.lies !== 'under') return [piece]
    const [ax, ay] = piece.from
    const [bx, by] = piece.to
    const part = 0.5 - gap
    return [
      { ...piece, to: [ax + (bx - ax) * part, ay + (by - ay) * part] },
      { ...piece, from: [bx - (bx - ax) * part, by - (by - ay) * part] },
    ]
  })
  const d = pieces.map((piece) => piecePath(piece, left, top, unit)).join('')
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': unit * 0.6 })
}

/** Ropes with an outline each, coloured by rope. */
function laid({ ropes }: Knot, { left, top, unit }: Lay, { random, ink }: DrawContext): string {
  const wide = unit * random.between(0.54, 0.64)
  const outline = Math.max(1.4, unit * 0.085)
  const [first, third] = random.shuffle([ink.accent, ink.second])
  const colours = [first, ink.ground, third, ink.ground].filter((colour) => colour !== undefined)
  const d = (pieces: readonly Piece[]) => pieces.map((piece) => piecePath(piece, left, top, unit)).join('')
  // The round cap reaches over the joint to the next piece, or it would show as a hairline.
  const paint = (pieces: readonly Piece[], colour: string) =>
    path(d(pieces), { 'stroke-width': wide }) +
    path(d(pieces), { 'stroke-width': wide - 2 * outline, stroke: colour, 'stroke-linecap': 'round' })
  const colourOf = (index: number) => (at(ropes, index).length < 5 ? ink.accent : at(colours, index))
  const layer = (over: boolean) =>
    ropes.map((rope, index) =>
      paint(
        rope.filter(({ lies }) => (lies === 'over') === over),
        colourOf(index),
      ),
    )
  const over = ropes.flat().filter(({ lies }) => lies === 'over')
  const length = unit * Math.SQRT2
  const gaps = path(d(over), {
    stroke: ink.ground,
    'stroke-width': wide + unit * 0.16,
    // The middle of each piece only.
    'stroke-dasharray': nums(0, length * 0.2, length * 0.6, length),
  })
  return group(layer(false).join('') + gaps + layer(true).join(''), { fill: 'none', stroke: ink.line })
}

const full: Shape = () => true

const SHAPES: readonly Shape[] = [
  full,
  function diamond(x, y) {
    return Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.53
  },
  function cross(x, y) {
    return Math.abs(x - 0.5) < 0.26 || Math.abs(y - 0.5) < 0.26
  },
  function round(x, y) {
    return distance(x, y, 0.5, 0.5) < 0.52
  },
]

function setOut({ width, height, ropes }: Knot, { left, top, unit }: Lay, w: number, h: number) {
  const [right, low] = [left + width * unit, top + height * unit]
  const count = `${ropes.length} ${ropes.length > 1 ? 'ropes' : 'rope'}`
  return {
    solid: circle(w / 2, h / 2, Math.min(w, h) * 0.47) + rect(left, top, width * unit, height * unit),
    chain:
      line(w / 2, 0, w / 2, h) +
      line(0, h / 2, w, h / 2) +
      line(left, top, right, low) +
      line(right, top, left, low),
    labels: label(w / 2 + 5, top - 6, count),
  }
}
