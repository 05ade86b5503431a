import { range } from '../core/grid.ts'
import type { Random } from '../core/random.ts'

/**
 * A part of a pick (weft thread) that lies on top of the cloth: the index of the first warp thread that it covers, the index of
 * the pick, and the number of threads.
 */
export type Run = { thread: number; pick: number; length: number }

/**
 * Returns the runs of a random figure, which is symmetrical left to right.
 * @param size width in threads and height in picks, an odd number
 */
export function inlay(random: Random, size: number): Run[] {
  const figure = random.pick(FIGURES)
  const half = (size - 1) / 2
  const isOnTop = (thread: number, pick: number) =>
    figure({ x: Math.abs(thread - half), y: Math.abs(pick - half), pick, half, size })
  return range(size).flatMap((pick) => {
    const runs: Run[] = []
    for (let thread = 0; thread < size; thread++) {
      let length = 0
      while (thread + length < size && isOnTop(thread + length, pick)) length++
      if (length) runs.push({ thread, pick, length })
      thread += length
    }
    return runs
  })
}

/** Returns whether the pick lies on top of a thread. `x` and `y` are distances from the middle, `pick` counts from the top. */
type Figure = (point: { x: number; y: number; pick: number; half: number; size: number }) => boolean

const FIGURES: readonly Figure[] = [
  function nestedDiamonds({ x, y, half }) {
    return (x + y) % 3 !== 2 && x + y <= half
  },
  function hourglass({ x, y }) {
    return (x <= y && (x + y) % 2 === 0) || x === y
  },
  function lattice({ x, y }) {
    return y % 4 < 2 ? x % 4 !== 3 : x % 4 === 0
  },
  function framedDiamond({ x, y, half }) {
    return x + y === half || x + y < half - 2
  },
  function nestedSquares({ x, y }) {
    return Math.max(x, y) % 3 !== 1
  },
  function chevrons({ x, pick }) {
    return (x + pick) % 5 < 2
  },
  // Wàláà: an Islamic writing board, a traditional motif.
  function writingBoard({ x, y, pick, half, size }) {
    if (y === half || x === Math.round(half * 0.72)) return true
    return pick < size * 0.7 ? x < half * 0.72 && pick % 3 === 1 : x < 2
  },
  function combs({ x, y, half }) {
    return y === 0 || (x % 2 === 0 && y < half - Math.floor(x / 2))
  },
  function saltire({ x, y }) {
    return Math.abs(x - y) < 2 || x + y < 3
  },
  function bow({ x, y }) {
    return x < 1 || (y <= x && (x + y) % 2 === 0)
  },
  function pythonsBack({ x, pick }) {
    const zigzag = Math.abs(((pick + 6) % 12) - 6)
    return Math.abs(x - zigzag) < 2 || (x < zigzag - 3 && (x + pick) % 2 === 0)
  },
  function splitDiamond({ x, y, half }) {
    return (x + y <= half && x % 2 === 0) || x + y === half + 2
  },
  function crossroads({ x, y, half }) {
    return (x < 2 && y < half) || (y < 2 && x < half) || x + y === half + 1
  },
]
