import { range } from '../core/grid.ts'
import type { Random } from '../core/random.ts'
import { num, nums, type Point } from '../core/svg.ts'

/** A piece of rope between two places of the lattice; a bent one says which way it bulges. */
export type Piece = { from: Point; to: Point; bend?: Point; lies: 'over' | 'under' | 'alone' }

/** A knot on a lattice `width` by `height`: its ropes, the longest first. */
export type Knot = { width: number; height: number; ropes: Piece[][] }

/** Whether a block belongs to the knot; places run from 0 to 1 both ways. */
export type Shape = (x: number, y: number) => boolean

/**
 * Interlace by mirror curves: ropes run diagonally and cross over and under by turns, except where a mirror
 * turns them back. Mirrors are set in one quarter and reflected, so the knot is symmetrical.
 * @param across crossings across and down
 * @param mirrors share of crossings that are mirrors instead
 * @param diagonal whether a square knot is symmetrical about its diagonals too
 */
export function knot(
  random: Random,
  across: [number, number],
  shape: Shape,
  mirrors: number,
  diagonal: boolean,
): Knot {
  const [columns, rows] = across
  const [width, height] = [columns * 2, rows * 2]
  const walls = setMirrors(random, columns, rows, mirrors, diagonal)
  const filled = (x: number, y: number) =>
    x > 0 &&
    y > 0 &&
    x < width &&
    y < height &&
    shape((Math.floor(x / 2) + 0.5) / columns, (Math.floor(y / 2) + 0.5) / rows)

  const pieces = range((width + 1) * (height + 1)).flatMap((index): Piece[] => {
    const [x, y] = [index % (width + 1), Math.floor(index / (width + 1))]
    if ((x + y) % 2 === 0) return []
    const nw = filled(x - 0.5, y - 0.5)
    const ne = filled(x + 0.5, y - 0.5)
    const se = filled(x + 0.5, y + 0.5)
    const sw = filled(x - 0.5, y + 0.5)
    const [a, b, c, d]: [Point, Point, Point, Point] = [
      [x - 0.5, y - 0.5],
      [x + 0.5, y - 0.5],
      [x + 0.5, y + 0.5],
      [x - 0.5, y + 0.5],
    ]
    const inside = nw && ne && se && sw
    const wall = walls.get(`${x},${y}`)
    if (inside && !wall)
      return [
        { from: a, to: c, lies: x % 2 ? 'over' : 'under' },
        { from: b, to: d, lies: x % 2 ? 'under' : 'over' },
      ]
    const level = inside ? wall === 'level' : (nw && ne) || (se && sw)
    const bent = (present: boolean, from: Point, to: Point, bend: Point): Piece[] =>
      present ? [{ from, to, bend, lies: 'alone' }] : []
    return level
      ? [...bent(nw && ne, a, b, [0, 1]), ...bent(sw && se, d, c, [0, -1])]
      : [...bent(nw && sw, a, d, [1, 0]), ...bent(ne && se, b, c, [-1, 0])]
  })
  return { width, height, ropes: ropesOf(pieces) }
}

/** How many parts a knot would fall into: ropes that cross hold each other. */
export function countParts(ropes: readonly Piece[][]): number {
  const crossings = ropes.map((rope) => new Set(rope.filter(({ bend }) => !bend).map(middle)))
  const parts: Set<string>[] = []
  for (const places of crossings) {
    const held = parts.filter((part) => [...places].some((place) => part.has(place)))
    const rest = parts.filter((part) => !held.includes(part))
    parts.splice(0, parts.length, ...rest, new Set([...places, ...held.flatMap((part) => [...part])]))
  }
  return parts.length
}

function middle({ from, to }: Piece): string {
  return `${from[0] + to[0]},${from[1] + to[1]}`
}

/** Path data of one piece, on a lattice whose cells are `unit` wide and begin at `left`, `top`. */
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

type Wall = 'level' | 'upright'

function setMirrors(
  random: Random,
  columns: number,
  rows: number,
  share: number,
  diagonal: boolean,
): Map<string, Wall> {
  const walls = new Map<string, Wall>()
  const [width, height] = [columns * 2, rows * 2]
  const reflect = (x: number, y: number, wall: Wall) => {
    for (const px of [x, width - x]) for (const py of [y, height - y]) walls.set(`${px},${py}`, wall)
  }
  for (const y of range(rows + 1).slice(1))
    for (const x of range(columns + 1).slice(1)) {
      if ((x + y) % 2 === 0 || !random.chance(share)) continue
      const level = random.chance()
      reflect(x, y, level ? 'level' : 'upright')
      if (diagonal && columns === rows) reflect(y, x, level ? 'upright' : 'level')
    }
  return walls
}

/** Joins pieces that share an end into ropes. */
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
