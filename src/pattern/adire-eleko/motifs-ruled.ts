import { grid, range } from '../core/grid.ts'
import { circle, line, type Point, polygon, polyline, rect } from '../core/svg.ts'
import type { Cell, Marks, Motif } from './motif.ts'

/** Motifs made of straight lines. */
export const RULED_MOTIFS: readonly Motif[] = [
  nest,
  lozenge,
  combs,
  check,
  mat,
  zigzags,
  net,
  hourglass,
  triangles,
  ladder,
]

function nest({ side, detail, random }: Cell): Marks {
  const count = random.whole(4, 5) * detail
  const lines = range(count).map((index) => {
    const inset = side * (0.08 + (0.38 * index) / count)
    return rect(inset, inset, side - 2 * inset)
  })
  return { lines: lines.join(''), solids: rect(side * 0.46, side * 0.46, side * 0.08) }
}

function lozenge({ side, detail }: Cell): Marks {
  const c = side / 2
  const diamonds = range(5 * detail).map((index) => {
    const r = (side * 0.45 * (index + 1)) / 5 / detail
    return polygon([
      [c, c - r],
      [c + r, c],
      [c, c + r],
      [c - r, c],
    ])
  })
  const corners = grid(2, 2, (right, low) => {
    const [x, y] = [side * (right ? 0.92 : 0.08), side * (low ? 0.92 : 0.08)]
    return range(3 * detail)
      .map((index) => {
        const reach = (side * 0.264 * (index + 1)) / 3 / detail
        return line(x + (right ? -reach : reach), y, x, y + (low ? -reach : reach))
      })
      .join('')
  })
  return { lines: diamonds.join('') + corners }
}

function combs({ side, detail, random }: Cell): Marks {
  const rows = random.pick([3, 4]) * detail - (detail > 1 ? 1 : 0)
  const high = (side * 0.84) / rows
  const teeth = random.pick([9, 11]) * detail
  const top = (row: number) => side * 0.08 + row * high
  const lines = grid(teeth, rows, (tooth, row) => {
    const x = side * 0.1 + (side * 0.8 * tooth) / (teeth - 1)
    return line(x, top(row) + high * 0.2, x, top(row) + high * 0.82)
  })
  const backs = range(rows).map((row) => rect(side * 0.1, top(row) + high * 0.08, side * 0.8, high * 0.16))
  return { lines, solids: backs.join('') }
}

function check({ side, detail, random }: Cell): Marks {
  const across = random.pick([6, 8]) * detail
  const u = (side * 0.84) / across
  const solids = grid(across / 2, across, (pair, row) =>
    rect(side * 0.08 + (2 * pair + (row % 2)) * u, side * 0.08 + row * u, u),
  )
  return { solids }
}

function mat({ side, detail, random }: Cell): Marks {
  const across = random.pick([4, 5]) + 3 * (detail - 1)
  const u = (side * 0.86) / across
  const lines = grid(across, across, (column, row) => {
    const [x, y] = [side * 0.07 + column * u, side * 0.07 + row * u]
    return [0.2, 0.5, 0.8]
      .map((part) =>
        (column + row) % 2
          ? line(x + u * 0.06, y + u * part, x + u * 0.94, y + u * part)
          : line(x + u * part, y + u * 0.06, x + u * part, y + u * 0.94),
      )
      .join('')
  })
  return { lines }
}

function zigzags({ side, detail, random }: Cell): Marks {
  const rows = random.pick([5, 6]) * detail + (detail > 1 ? 2 : 0)
  const turns = random.pick([4, 6]) * (detail > 1 ? 1.5 : 1)
  const u = (side * 0.84) / turns
  const lines = range(rows).map((row) => {
    const y = side * 0.09 + ((side * 0.82 - u * 0.62) * row) / (rows - 1)
    return polyline(
      range(turns + 1).map((turn): Point => [side * 0.08 + turn * u, y + (turn % 2) * u * 0.62]),
    )
  })
  return { lines: lines.join('') }
}

function net({ side, detail, random }: Cell): Marks {
  const across = random.pick([4, 5]) * detail
  const u = (side * 0.84) / across
  const [low, high] = [side * 0.08, side * 0.92]
  const lines = range(across + 1).map((index) => {
    const near = low + index * u
    const far = high - index * u
    const first = line(near, low, low, near) + line(near, low, high, far)
    return index ? first + line(near, high, high, near) + line(low, low + index * u, far, high) : first
  })
  const solids = grid(across, across, (column, row) =>
    (column + row) % 2 ? circle(low + (column + 0.5) * u, low + (row + 0.5) * u, u * 0.14) : '',
  )
  return { lines: lines.join(''), solids }
}

function hourglass({ side, detail }: Cell): Marks {
  const [c, low, high] = [side / 2, side * 0.08, side * 0.92]
  const rules = range(6 * detail - 1).map((index) => {
    const inset = ((c - low) * (index + 1)) / 6 / detail
    return (
      line(low + inset, low + inset, high - inset, low + inset) +
      line(low + inset, high - inset, high - inset, high - inset)
    )
  })
  return {
    lines: rules.join(''),
    solids: [low, high]
      .map((x) =>
        polygon([
          [x, low],
          [c, c],
          [x, high],
        ]),
      )
      .join(''),
  }
}

function triangles({ side, detail, random }: Cell): Marks {
  const across = random.pick([4, 5]) + 3 * (detail - 1)
  const u = (side * 0.84) / across
  const solids = grid(across, across, (column, row) => {
    const [x, y] = [side * 0.08 + column * u, side * 0.08 + (row + 0.9) * u]
    return polygon([
      [x + u * 0.06, y],
      [x + u / 2, y - u * 0.78],
      [x + u * 0.94, y],
    ])
  })
  return { solids }
}

function ladder({ side, detail, random }: Cell): Marks {
  const across = random.pick([3, 4]) * detail - (detail > 1 ? 1 : 0)
  const u = (side * 0.84) / across
  const rungs = random.pick([8, 10]) * detail
  const lines = grid(across, 1, (column) => {
    const x = side * 0.08 + column * u
    const rails = line(x + u * 0.16, side * 0.08, x + u * 0.16, side * 0.92)
    return rails + line(x + u * 0.84, side * 0.08, x + u * 0.84, side * 0.92)
  })
  const steps = grid(across, rungs, (column, row) => {
    const y = side * 0.08 + (side * 0.84 * (row + 0.5)) / rungs
    const x = side * 0.08 + column * u
    return line(x + u * 0.16, y, x + u * 0.84, y)
  })
  return { lines: lines + steps }
}
