import { range } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { num, nums, type Point } from '../core/svg.ts'

/** A piece of rope between two points of the grid. `bend` is the direction in which it bulges. */
export type Piece = { from: Point; to: Point; bend?: Point; lies: 'over' | 'under' | 'alone' }

/** A knot on a grid of `width` by `height`, with its ropes, longest first. */
export type Knot = { width: number; height: number; ropes: Piece[][] }

/** Returns true if a point belongs to the knot; `x` and `y` run from 0 to 1. */
export type Shape = (x: number, y: number) => boolean

/**
 * Creates a knot as mirror curves: ropes run diagonally and cross over and under in turn, except where a mirror
 * reflects them. Mirrors are placed in one quarter and copied to the others, so the knot is symmetrical.
 * @param across number of rope crossings, horizontally and vertically, before mirrors replace some of them
 * @param mirrors share of crossings that are replaced by mirrors
 * @param diagonal true if a square knot is also symmetrical about its diagonals
 */
export function interlace(
  random: Random,
  across: [number, number],
  shape: Shape,
  mirrors: number,
  diagonal: boolean,
): Knot {
  const [columns, rows] = across
  const [width, height] = [columns * 2, rows * 2]
  const mirrorAt = placeMirrors(random, columns, rows, mirrors, diagonal)
  const filled = (x: number, y: number) =>
    x > 0 &&
    y > 0 &&
    x < width &&
    y < height &&
    shape((Math.floor(x / 2) + 0.5) / columns, (Math.floor(y / 2) + 0.5) / rows)

  const pieces = range((width + 1) * (height + 1)).flatMap((index): Piece[] => {
    const [x, y] = [index % (width + 1), Math.floor(index / (width + 1))]
    if ((x + y) % 2 === 0) return []
    const corner = (dx: number, dy: number): Point => [x + dx / 2, y + dy / 2]
    const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    const [nw, ne, se, sw] = [filled(...a), filled(...b), filled(...c), filled(...d)]
    const inside = nw && ne && se && sw
    const mirror = mirrorAt.get(`${x},${y}`)
    if (inside && !mirror)
      return [
        { from: a, to: c, lies: x % 2 ? 'over' : 'under' },
        { from: b, to: d, lies: x % 2 ? 'under' : 'over' },
      ]
    const isHorizontal = inside ? mirror === 'horizontal' : (nw && ne) || (se && sw)
    const bent = (present: boolean, from: Point, to: Point, bend: Point): Piece[] =>
      present ? [{ from, to, bend, lies: 'alone' }] : []
    return isHorizontal
      ? [...bent(nw && ne, a, b, [0, 1]), ...bent(sw && se, d, c, [0, -1])]
      : [...bent(nw && sw, a, d, [1, 0]), ...bent(ne && se, b, c, [-1, 0])]
  })
  return { width, height, ropes: ropesOf(pieces) }
}

/** Returns the number of separate parts of a knot. Ropes that cross belong to one part. */
export function countParts(ropes: readonly Piece[][]): number {
  const crossings = ropes.map((rope) => new Set(rope.filter(({ bend }) => !bend).map(middle)))
  const parts: Set<string>[] = []
  for (const places of crossings) {
    const joined = parts.filter((part) => [...places].some((place) => part.has(place)))
    const rest = parts.filter((part) => !joined.includes(part))
    parts.splice(0, parts.length, ...rest, new Set([...places, ...joined.flatMap((part) => [...part])]))
  }
  return parts.length
}

function middle({ from, to }: Piece): string {
  return `${from[0] + to[0]},${from[1] + to[1]}`
}

/** Returns path data of a piece, on a grid that starts at `left`, `top` and has cells of `unit`. */
export function piecePath({ from, to, bend }: Piece, left: number, top: number, unit: number): string {
  const [ax, ay] = from
  const [width, height] = [to[0] - ax, to[1] - ay]
  const start = `M${nums(left + ax * unit, top + ay * unit)}`
  if (!bend) return `${start}l${nums(width * unit, height * unit)}`
  const [dx, dy] = [Math.sign(width), Math.sign(height)]
  const [ex, ey] = [(bend[0] || dx) / 4, (bend[1] || dy) / 4]
  const [fx, fy] = [width + (bend[0] || -dx) / 4, height + (bend[1] || -dy) / 4]
  return `${start}c${[ex, ey, fx, fy, width, height].map((step) => num(step * unit)).join(' ')}`
}

type Mirror = 'horizontal' | 'vertical'

function placeMirrors(random: Random, columns: number, rows: number, share: number, diagonal: boolean) {
  const mirrors = new Map<string, Mirror>()
  const [width, height] = [columns * 2, rows * 2]
  const reflect = (x: number, y: number, mirror: Mirror) => {
    for (const px of [x, width - x]) for (const py of [y, height - y]) mirrors.set(`${px},${py}`, mirror)
  }
  for (const y of range(rows + 1).slice(1))
    for (const x of range(columns + 1).slice(1)) {
      if ((x + y) % 2 === 0 || !random.chance(share)) continue
      const isHorizontal = random.chance()
      reflect(x, y, isHorizontal ? 'horizontal' : 'vertical')
      if (diagonal && columns === rows) reflect(y, x, isHorizontal ? 'vertical' : 'horizontal')
    }
  return mirrors
}

/** Joins pieces that share an end point into ropes, and sorts the ropes by length, longest first. */
function ropesOf(pieces: readonly Piece[]): Piece[][] {
  const byEnd = Map.groupBy(
    pieces.flatMap((piece) => [piece.from, piece.to].map((end) => ({ end: end.join(), piece }))),
    ({ end }) => end,
  )
  const seen = new Set<Piece>()
  const ropes = pieces.map((start) => {
    const rope: Piece[] = []
    const open = [start]
    for (let piece = open.pop(); piece; piece = open.pop()) {
      if (seen.has(piece)) continue
      seen.add(piece)
      rope.push(piece)
      for (const end of [piece.from, piece.to])
        open.push(...(byEnd.get(end.join()) ?? []).map((joined) => joined.piece))
    }
    return rope
  })
  return ropes.filter((rope) => rope.length > 0).toSorted((a, b) => b.length - a.length)
}
