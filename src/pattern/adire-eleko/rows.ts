import { range } from '../core/grid.ts'
import { at } from '../core/random.ts'
import type { Area, DividedArea, Square } from './squares.ts'

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
