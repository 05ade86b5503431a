import { range } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'

/** A part of a pick (weft thread) on top of the cloth: the first warp thread that it covers, the pick, the number of threads. */
type Run = { thread: number; pick: number; length: number }

/** Returns the runs of a random figure, which is symmetrical left to right. `size` is an odd number of threads and picks. */
export function inlay(random: Random, size: number): Run[] {
  const figure = random.pick(FIGURES)
  const half = (size - 1) / 2
  const isOnTop = (thread: number, pick: number) =>
    figure({ x: Math.abs(thread - half), y: Math.abs(pick - half), pick, half, size })
  return runsOf(size, size, isOnTop)
}

/** Returns the runs of a weave, row by row. `isOnTop` says whether the thread that makes the runs lies on top at (x, y). */
export function runsOf(width: number, height: number, isOnTop: (x: number, y: number) => boolean): Run[] {
  return range(height).flatMap((pick) => {
    const runs: Run[] = []
    for (let thread = 0; thread < width; thread++) {
      let length = 0
      while (thread + length < width && isOnTop(thread + length, pick)) length++
      if (length) runs.push({ thread, pick, length })
      thread += length
    }
    return runs
  })
}

/** Returns whether the pick lies on top of a thread. `x` and `y` are distances from the middle, `pick` counts from the top. */
type Figure = (point: { x: number; y: number; pick: number; half: number; size: number }) => boolean

const FIGURES: readonly Figure[] = [
  // Nested diamonds, hourglass, lattice, framed diamond, nested squares, chevrons.
  ({ x, y, half }) => (x + y) % 3 !== 2 && x + y <= half,
  ({ x, y }) => (x <= y && (x + y) % 2 === 0) || x === y,
  ({ x, y }) => (y % 4 < 2 ? x % 4 !== 3 : x % 4 === 0),
  ({ x, y, half }) => x + y === half || x + y < half - 2,
  ({ x, y }) => Math.max(x, y) % 3 !== 1,
  ({ x, pick }) => (x + pick) % 5 < 2,
  // Wàláà: an Islamic writing board, a traditional motif.
  ({ x, y, pick, half, size }) => {
    if (y === half || x === Math.round(half * 0.72)) return true
    return pick < size * 0.7 ? x < half * 0.72 && pick % 3 === 1 : x < 2
  },
  // Combs, saltire, bow, python’s back, split diamond, crossroads.
  ({ x, y, half }) => y === 0 || (x % 2 === 0 && y < half - Math.floor(x / 2)),
  ({ x, y }) => Math.abs(x - y) < 2 || x + y < 3,
  ({ x, y }) => x < 1 || (y <= x && (x + y) % 2 === 0),
  ({ x, pick }) => {
    const zigzag = Math.abs(((pick + 6) % 12) - 6)
    return Math.abs(x - zigzag) < 2 || (x < zigzag - 3 && (x + pick) % 2 === 0)
  },
  ({ x, y, half }) => (x + y <= half && x % 2 === 0) || x + y === half + 2,
  ({ x, y, half }) => (x < 2 && y < half) || (y < 2 && x < half) || x + y === half + 1,
]
