import { grid, range, repeat } from '../core/geometry.ts'
import { circle, line, type Point, polygon, polyline, rect } from '../core/svg.ts'
import { type Cell, cells, type Marks } from './motif.ts'

/** Motifs made of straight lines. */
export const RULED_MOTIFS = [nest, hourglass, ladder, check, mat, zigzags, net, hourglass, triangles, ladder]

function nest({ side, detail, random }: Cell): Marks {
  const count = random.whole(4, 5) * detail
  const lines = repeat(count, (index) => {
    const inset = side * (0.08 + (0.38 * index) / count)
    return rect(inset, inset, side - 2 * inset)
  })
  return { lines, solids: rect(side * 0.46, side * 0.46, side * 0.08) }
}

function check({ side, detail, random }: Cell): Marks {
  const solids = cells(side, random.pick([6, 8]) * detail, (x, y, u, column, row) =>
    (column + row) % 2 ? '' : rect(x, y, u),
  )
  return { solids }
}

function mat({ side, detail, random }: Cell): Marks {
  const across = random.pick([4, 5]) + 3 * (detail - 1)
  const u = (side * 0.86) / across
  const lines = grid(across, across, (column, row) => {
    const [x, y] = [side * 0.07 + column * u, side * 0.07 + row * u]
    const [from, to] = [u * 0.06, u * 0.94]
    const threads = [u * 0.2, u * 0.5, u * 0.8].map((at) =>
      (column + row) % 2 ? line(x + from, y + at, x + to, y + at) : line(x + at, y + from, x + at, y + to),
    )
    return threads.join('')
  })
  return { lines }
}

function zigzags({ side, detail, random }: Cell): Marks {
  const rows = random.pick([5, 6]) * detail + (detail > 1 ? 2 : 0)
  const turns = random.pick([4, 6]) * (detail > 1 ? 1.5 : 1)
  const u = (side * 0.84) / turns
  const lines = repeat(rows, (row) => {
    const y = side * 0.09 + ((side * 0.82 - u * 0.62) * row) / (rows - 1)
    const at = (turn: number): Point => [side * 0.08 + turn * u, y + (turn % 2) * u * 0.62]
    return polyline(range(turns + 1).map(at))
  })
  return { lines }
}

function net({ side, detail, random }: Cell): Marks {
  const across = random.pick([4, 5]) * detail
  const u = (side * 0.84) / across
  const [low, high] = [side * 0.08, side * 0.92]
  const lines = repeat(across + 1, (index) => {
    const [near, far] = [low + index * u, high - index * u]
    const first = line(near, low, low, near) + line(near, low, high, far)
    return index ? first + line(near, high, high, near) + line(low, near, far, high) : first
  })
  const solids = cells(side, across, (x, y, _, column, row) =>
    (column + row) % 2 ? circle(x + u / 2, y + u / 2, u * 0.14) : '',
  )
  return { lines, solids }
}

function hourglass({ side, detail }: Cell): Marks {
  const [c, low, high] = [side / 2, side * 0.08, side * 0.92]
  const lines = repeat(6 * detail - 1, (index) => {
    const inset = ((c - low) * (index + 1)) / 6 / detail
    const [from, to] = [low + inset, high - inset]
    return line(from, from, to, from) + line(from, to, to, to)
  })
  const cone = (x: number) =>
    polygon([
      [x, low],
      [c, c],
      [x, high],
    ])
  return { lines, solids: cone(low) + cone(high) }
}

function triangles({ side, detail, random }: Cell): Marks {
  const solids = cells(side, random.pick([4, 5]) + 3 * (detail - 1), (x, y, u) =>
    polygon([
      [x + u * 0.06, y + u * 0.9],
      [x + u / 2, y + u * 0.12],
      [x + u * 0.94, y + u * 0.9],
    ]),
  )
  return { solids }
}

function ladder({ side, detail, random }: Cell): Marks {
  const across = random.pick([3, 4]) * detail - (detail > 1 ? 1 : 0)
  const u = (side * 0.84) / across
  const rungs = random.pick([8, 10]) * detail
  const left = (column: number) => side * 0.08 + (column + 0.16) * u
  const rail = (x: number) => line(x, side * 0.08, x, side * 0.92)
  const rails = repeat(across, (column) => rail(left(column)) + rail(left(column) + u * 0.68))
  const steps = grid(across, rungs, (column, row) => {
    const y = side * 0.08 + (side * 0.84 * (row + 0.5)) / rungs
    return line(left(column), y, left(column) + u * 0.68, y)
  })
  return { lines: rails + steps }
}
