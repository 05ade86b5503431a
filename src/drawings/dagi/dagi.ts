import type { DrawContext } from '../core/drawing.ts'
import { distance } from '../core/geometry.ts'
import { at, type Random } from '../core/random.ts'
import { group, nums, path } from '../core/svg.ts'
import { countParts, interlace, type Knot, type Piece, piecePath, type Shape } from './interlace.ts'

type Placement = { left: number; top: number; unit: number }

/** Draws a knot after dagi, the Hausa embroidery of robes: ropes that pass over and under each other. */
export function dagi(context: DrawContext): string {
  const { random, w, h, colours, bare, monochrome = false, crossings } = context
  const shape = monochrome || crossings ? full : random.pick(SHAPES)
  const count = crossings ?? random.pick([4, 5, 5, 6, 7])
  // One more crossing of two ropes in one direction changes the paths of all ropes.
  const extra = monochrome || crossings ? 0 : random.pick([0, 0, 1])
  const knot = findKnot(random, [count, count + extra], shape, monochrome)

  const margin = bare ? 0 : 0.12
  const unit = Math.min((w * (1 - 2 * margin)) / knot.width, (h * (1 - 2 * margin)) / knot.height)
  const placement = { left: (w - knot.width * unit) / 2, top: (h - knot.height * unit) / 2, unit }
  return monochrome ? drawMonochrome(knot, placement, colours.line) : drawColoured(knot, placement, context)
}

/** Returns the best of up to 16 random knots. A good knot is connected and has few ropes and no small rings. */
function findKnot(random: Random, across: [number, number], shape: Shape, monochrome: boolean): Knot {
  const faults = ({ ropes }: Knot) =>
    ropes.filter((rope) => rope.length < 7).length * 3 +
    (countParts(ropes) - 1) * 5 +
    (monochrome ? 0 : Math.max(0, ropes.length - 3))
  let best: Knot | undefined
  for (let tries = 0; tries < 16; tries++) {
    const share = monochrome ? random.between(0.4, 0.65) : random.between(0.1, 0.34)
    const next = interlace(random, across, shape, share, monochrome || random.chance(0.7))
    if (!best || faults(next) < faults(best)) best = next
    if (faults(best) === 0) break
  }
  return best ?? interlace(random, across, shape, 0, true)
}

/** Draws the knot in one colour, with a gap wherever a rope passes under another. */
function drawMonochrome({ ropes }: Knot, { left, top, unit }: Placement, colour: string): string {
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

function drawColoured({ ropes }: Knot, { left, top, unit }: Placement, { random, colours }: DrawContext) {
  const wide = unit * random.between(0.54, 0.64)
  const outline = Math.max(1.4, unit * 0.085)
  const [first, third] = random.shuffle([colours.accent, colours.second])
  const ropeColours = [first, colours.background, third, colours.background].filter(
    (colour) => colour !== undefined,
  )
  const d = (pieces: readonly Piece[]) => pieces.map((piece) => piecePath(piece, left, top, unit)).join('')
  // The round cap overlaps the next piece, so that no hairline is visible at the joint.
  const paint = (pieces: readonly Piece[], colour: string) =>
    path(d(pieces), { 'stroke-width': wide }) +
    path(d(pieces), { 'stroke-width': wide - 2 * outline, stroke: colour, 'stroke-linecap': 'round' })
  const colourOf = (index: number) => (at(ropes, index).length < 5 ? colours.accent : at(ropeColours, index))
  const layer = (over: boolean) =>
    ropes.map((rope, index) => {
      const pieces = rope.filter(({ lies }) => (lies === 'over') === over)
      return paint(pieces, colourOf(index))
    })
  const over = ropes.flat().filter(({ lies }) => lies === 'over')
  const length = unit * Math.SQRT2
  const gaps = path(d(over), {
    stroke: colours.background,
    'stroke-width': wide + unit * 0.16,
    // Dashes cover only the middle 60 % of each piece.
    'stroke-dasharray': nums(0, length * 0.2, length * 0.6, length),
  })
  return group(layer(false).join('') + gaps + layer(true).join(''), { fill: 'none', stroke: colours.line })
}

const full: Shape = () => true

const SHAPES: readonly Shape[] = [
  full,
  // Diamond, cross, round.
  (x, y) => Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.53,
  (x, y) => Math.abs(x - 0.5) < 0.26 || Math.abs(y - 0.5) < 0.26,
  (x, y) => distance(x, y, 0.5, 0.5) < 0.52,
]
