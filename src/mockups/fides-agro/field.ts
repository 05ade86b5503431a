import { type Point, tenth } from '../coordinates.ts'
import { seededRandom } from '../seeded-random.ts'

/** Size of a satellite pixel (0.05 degrees), in units of the drawing. */
export const PIXEL = 20
const ACROSS = 43
const DOWN = 28

const WEST = 7.62
const NORTH = 8.42

/** Converts a longitude and latitude to a point of the drawing. */
export const at = (east: number, north: number): Point => [
  tenth(((east - WEST) / 0.05) * PIXEL),
  tenth(((NORTH - north) / 0.05) * PIXEL),
]

export const TOWNS = [
  { name: 'Makurdi', east: 8.53, north: 7.72 },
  { name: 'Naka', east: 8.19, north: 7.59 },
  { name: 'Aliade', east: 8.48, north: 7.3 },
  { name: 'Lafia', east: 8.51, north: 8.3 },
] as const

/** The Benue from Ibi to Umaisha, and its tributary Katsina-Ala. */
export const RIVERS: readonly (readonly Point[])[] = [
  [
    at(9.8, 8.2),
    at(9.4, 8.02),
    at(9.05, 7.82),
    at(8.75, 7.78),
    at(8.53, 7.75),
    at(8.25, 7.84),
    at(7.95, 7.9),
    at(7.55, 8.02),
  ],
  [at(9.3, 7.0), at(9.25, 7.2), at(9.18, 7.45), at(9.05, 7.62), at(8.98, 7.8)],
]

/** Insured clusters: the pixel of their north-west corner, and their size in pixels. */
export const CLUSTERS = [
  { id: 12, column: 17, row: 4, columns: 3, rows: 2 },
  { id: 27, column: 4, row: 7, columns: 3, rows: 3 },
  { id: 64, column: 10, row: 14, columns: 4, rows: 4 },
  { id: 41, column: 16, row: 19, columns: 3, rows: 3 },
  { id: 38, column: 23, row: 16, columns: 3, rows: 3 },
  { id: 52, column: 3, row: 18, columns: 3, rows: 2 },
  { id: 19, column: 23, row: 8, columns: 3, rows: 2 },
] as const

export const CHOSEN = CLUSTERS[2]

/** Returns path data of the pixels of each of five rain classes, driest first. */
export function pixels(window: Window): string[] {
  const random = seededRandom(12)
  const paths = ['', '', '', '', '']
  for (let row = 0; row < DOWN; row++) {
    let levelBefore: number | undefined
    for (let column = 0; column < ACROSS; column++) {
      const level = classOf(column, row, random())
      if (!within(window, column, row)) continue
      // Relative steps between neighbours of the same class are the same text each time, which compresses well.
      const start = level === levelBefore ? `m${PIXEL} 0` : `M${column * PIXEL} ${row * PIXEL}`
      paths[level] += `${start}h${PIXEL - 1}v${PIXEL - 1}h${1 - PIXEL}z`
      levelBefore = level
    }
  }
  return paths
}

/** Returns path data of a smooth line through points. */
export function flow(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let [path, before] = [`M${tenth(first[0])} ${tenth(first[1])}`, first]
  for (const point of rest) {
    const half = (before[0] + point[0]) / 2
    path += `C${tenth(half)} ${tenth(before[1])} ${tenth(half)} ${tenth(point[1])} ${tenth(point[0])} ${tenth(point[1])}`
    before = point
  }
  return path
}

/** A section of the map, in units of the drawing. */
export type Window = { x: number; y: number; width: number; height: number }

/** Returns true if a section of the map contains a point. */
export const shows = ({ x, y, width, height }: Window, pointX: number, pointY: number): boolean =>
  pointX >= x && pointX < x + width && pointY >= y && pointY < y + height

const within = ({ x, y, width, height }: Window, column: number, row: number): boolean =>
  (column + 1) * PIXEL > x && column * PIXEL < x + width && (row + 1) * PIXEL > y && row * PIXEL < y + height

function classOf(column: number, row: number, noise: number): number {
  const near = (x: number, y: number, spread: number) =>
    Math.exp(-((column - x) ** 2 + (row - y) ** 2) / spread)
  const rain =
    0.74 -
    0.62 * near(12, 16, 44) -
    0.3 * near(5, 24, 40) +
    0.22 * Math.sin(column * 0.23 + 0.6) * Math.cos(row * 0.31) +
    0.2 * near(30, 6, 120) +
    (noise - 0.5) * 0.1
  return Math.max(0, Math.min(4, Math.floor(rain * 5.2)))
}
