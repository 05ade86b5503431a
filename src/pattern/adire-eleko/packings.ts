import { range } from '../core/grid.ts'
import { type Area, countAcross, type DividedArea, type Square, type SquareColour } from './squares.ts'

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
      const place = { u: column * unit, v: row * unit, side: unit, detail: 1 }
      squares.push({
        ...place,
        motif: sides === 2 ? 2 : odd ? 3 : 4,
        colour: sides === 2 ? 'second' : 'plain',
      })
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
