import { range } from '../core/geometry.ts'
import { at, type Random } from '../core/random.ts'

export type SquareColour = 'plain' | 'light' | 'second'

/** A square of the cloth. `u` and `v` are its upper left corner, along the short and the long side of the drawing. */
export type Square = {
  u: number
  v: number
  side: number
  detail: number
  /** Index of the motif in the square; a drawing has six motifs. */
  motif: number
  colour: SquareColour
  /** Rotates the square by 45 degrees; `u` and `v` are then its centre. */
  turned?: boolean
}

/** The area to divide into squares: the lengths of its short and long side without the margin, in units of the view box. */
type Area = { random: Random; short: number; long: number }

type DividedArea = {
  squares: Square[]
  unit: number
  /** Length of the long side that the squares cover. */
  length: number
  clipped?: boolean
  gaps?: [from: number, depth: number][]
}

/** A few large squares, surrounded by small squares. */
export function patchwork({ random, short, long }: Area): DividedArea {
  const across = countAcross(short, random.pick([3, 4, 4, 5]) + (short > 480 ? 1 : 0))
  const unit = short / across
  const down = Math.floor((long + 0.01) / unit)
  const squares: Square[] = []
  const taken = new Set<number>()

  const cells = (column: number, row: number, span: number) =>
    range(span * span).map((k) => (row + Math.floor(k / span)) * across + column + (k % span))
  const put = (column: number, row: number, span: number, motif: number, colour: SquareColour) => {
    const wanted = cells(column, row, span)
    if (wanted.some((cell) => taken.has(cell))) return false
    for (const cell of wanted) taken.add(cell)
    squares.push({ u: column * unit, v: row * unit, side: span * unit, detail: span, motif, colour })
    return true
  }

  const mirrored = random.chance(0.55)
  const span = across > 3 && random.chance(0.3) ? 3 : 2
  const middle = (across - span) / 2
  const first = mirrored && Number.isInteger(middle) ? middle : random.whole(0, across - span)
  put(first, random.whole(0, down - span), span, 0, random.pick(['light', 'light', 'second'] as const))
  const more = Math.floor((across * down) / 14)
  for (let tries = 0, set = 0; tries < 24 && set < more; tries++) {
    const colour = set % 2 ? 'light' : 'second'
    if (put(random.whole(0, across - 2), random.whole(0, down - 2), 2, 1 - (set % 2), colour)) set++
  }

  const rule = random.pick<(from: number, row: number) => number>([
    (from, row) => from + row,
    (_, row) => row,
    (from, row) => from + 2 * row,
  ])
  for (const row of range(down))
    for (const column of range(across)) {
      const from = mirrored ? Math.min(column, across - 1 - column) : column
      put(column, row, 1, 2 + (rule(from, row) % 4), (from * 3 + row * 5) % 4 === 1 ? 'second' : 'plain')
    }
  return { squares, unit, length: down * unit }
}

/** One large square, or several in a row, inside a ring of small squares. */
export function medallion({ random, short, long }: Area): DividedArea {
  const tries = random.shuffle([4, 5, 6]).map((preferred) => {
    const across = countAcross(short, preferred)
    const [unit, core] = [short / across, across - 2]
    const cores = Math.max(1, Math.floor((long / unit - 2 + 0.01) / core))
    const down = cores * core + 2
    return { across, unit, core, cores, down, left: long - down * unit }
  })
  // Takes the first candidate that leaves little space at the ends, or else the one that leaves the least.
  const best =
    tries.find(({ left }) => left < long * 0.12) ?? tries.reduce((a, b) => (b.left < a.left ? b : a))
  const { across, unit, core, cores, down } = best

  const colours = random.shuffle(['light', 'second'] as const)
  const squares = range(cores).map((index): Square => {
    const place = { u: unit, v: (1 + index * core) * unit, side: core * unit, detail: Math.min(3, core) }
    return { ...place, motif: index % 2, colour: colours[index % 2] ?? 'light' }
  })
  for (const row of range(down))
    for (const column of range(across)) {
      const sides = Number(column % (across - 1) === 0) + Number(row % (down - 1) === 0)
      if (sides === 0) continue
      const odd = (Math.min(column, across - 1 - column) + Math.min(row, down - 1 - row)) % 2 === 1
      const [motif, colour] = sides === 2 ? ([2, 'second'] as const) : ([odd ? 3 : 4, 'plain'] as const)
      squares.push({ u: column * unit, v: row * unit, side: unit, detail: 1, motif, colour })
    }
  return { squares, unit, length: down * unit }
}

/** Squares of equal size with two or three alternating motifs, dark on light and light on dark. */
export function chequers({ random, short, long }: Area): DividedArea {
  const across = countAcross(short, random.pick([3, 4, 5]))
  const unit = short / across
  const down = Math.floor((long + 0.01) / unit)
  const other = random.pick(['light', 'light', 'second'] as const)
  const third = random.chance()
    ? (_: number, row: number) => row % 2 === 1
    : (column: number, row: number) => (column + row) % 3 === 0
  const squares = range(across * down).map((k): Square => {
    const [column, row] = [k % across, Math.floor(k / across)]
    const odd = (column + row) % 2 === 1
    const place = { u: column * unit, v: row * unit, side: unit, detail: 1 }
    return { ...place, motif: odd ? 0 : third(column, row) ? 2 : 1, colour: odd ? other : 'plain' }
  })
  return { squares, unit, length: down * unit }
}

/** Divides an area into registers: rows of squares, each with its own size, symmetrical about the middle row. */
export function registers({ random, short, long }: Area): DividedArea {
  const gap = short * 0.04
  // Limits the number of squares: a long cloth would need too many small squares.
  const fits = (across: number) => short / across > 50 && across * across * long < 62 * short
  const fitting = [2, 3, 4, 5, 6].filter((across) => across <= 3 || fits(across))
  const sizes = random.shuffle(fitting).slice(0, 3).toSorted()
  const stack = () => {
    const rows = [random.pick(sizes.slice(0, 2))]
    let length = short / at(rows, 0)
    for (let tries = 0; tries < 12; tries++) {
      const across = random.pick(sizes)
      const more = 2 * (short / across + gap)
      if (across === at(rows, 0) || length + more > long) continue
      rows.unshift(across)
      rows.push(across)
      length += more
    }
    return { rows, length }
  }
  const { rows, length } = range(6)
    .map(stack)
    .reduce((best, next) => (next.length > best.length ? next : best))

  const half = (rows.length - 1) / 2
  const gaps: [number, number][] = []
  let v = 0
  const squares = rows.flatMap((across, index) => {
    const [side, start] = [short / across, v]
    const rank = Math.abs(index - half)
    v += side + gap
    if (index) gaps.push([start - gap, gap])
    return range(across).map((column): Square => {
      const odd = (Math.min(column, across - 1 - column) + rank) % 2 === 1
      const colour = rank % 2 ? (odd ? 'second' : 'plain') : odd ? 'plain' : 'light'
      const detail = side > short / 3.4 ? 2 : 1
      return { u: column * side, v: start, side, detail, motif: rank + Number(odd), colour }
    })
  })
  return { squares, unit: short / Math.max(...rows), length, gaps }
}

/** Divides an area into squares rotated by 45 degrees. The border cuts off the outer squares. */
export function lozenges({ random, short, long }: Area): DividedArea {
  const across = short < 240 ? 2 : random.pick([2, 3, 3])
  const diagonal = short / across
  const half = Math.ceil(long / diagonal)
  const light = random.pick(['light', 'second'] as const)
  // The motif of a square follows from its distance to the middle row or to the middle column.
  const distanceOf = random.chance()
    ? (row: number) => Math.abs(row)
    : (_: number, column: number, odd: number) => Math.abs(2 * column - across + 1 - odd)
  const squares = range(2 * half + 1).flatMap((index) => {
    const row = index - half
    const odd = Math.abs(row % 2)
    return range(across + odd).map((column): Square => {
      const distance = distanceOf(row, column, odd)
      return {
        u: (column + (odd ? 0 : 0.5)) * diagonal,
        v: long / 2 + (row * diagonal) / 2,
        side: diagonal * Math.SQRT1_2,
        detail: across < 3 ? 2 : 1,
        motif: odd ? 2 + (distance % 2) : distance % 4 === 0 ? 0 : 1,
        colour: odd ? (distance % 3 === 0 ? 'second' : 'plain') : light,
        turned: true,
      }
    })
  })
  return { squares, unit: diagonal, length: long, clipped: true }
}

/** Returns the number of squares across: `preferred`, or fewer, but at least 3, if the lines in them would touch. */
function countAcross(short: number, preferred: number): number {
  return Math.max(3, Math.min(preferred, Math.floor(short / 54)))
}
