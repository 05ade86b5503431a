import type { Point } from '../coordinates.ts'

/** The outline of Nigeria, degrees east and north. */
export const OUTLINE: readonly Point[] = [
  ...pairs(
    '8.5 4.77 7.46 4.41 7.08 4.46 6.7 4.24 5.9 4.26 5.36 4.89 5.03 5.61 4.33 6.27 3.57 6.26 2.69 6.26',
  ),
  ...pairs('2.75 7.87 2.72 8.51 2.91 9.14 3.22 9.44 3.71 10.06 3.6 10.33 3.8 10.73 3.57 11.33 3.61 11.66'),
  ...pairs(
    '3.68 12.55 3.97 12.96 4.11 13.53 4.37 13.75 5.44 13.87 6.45 13.49 6.82 13.12 7.33 13.1 7.8 13.34',
  ),
  ...pairs(
    '9.01 12.83 9.52 12.85 10.11 13.28 10.7 13.25 10.99 13.39 11.53 13.33 12.3 13.04 13.08 13.6 13.32 13.56',
  ),
  ...pairs(
    '14 12.46 14.18 12.48 14.58 12.09 14.47 11.9 14.42 11.57 13.57 10.8 13.31 10.16 13.17 9.64 12.96 9.42',
  ),
  ...pairs(
    '12.75 8.72 12.22 8.31 12.06 7.8 11.84 7.4 11.75 6.98 11.06 6.64 10.5 7.06 10.12 7.04 9.52 6.45 9.23 6.44',
  ),
  ...pairs('8.76 5.48'),
]

/** The reporting markets in Nigeria, in degrees east and north. The other markets of the 34 are abroad. */
export const REPORTING: readonly Point[] = [
  ...pairs(
    '3.38 6.52 7.49 9.06 8.52 12 7.01 4.82 7.5 6.44 3.9 7.38 7.44 10.52 8.89 9.92 13.15 11.83 5.24 13.06',
  ),
  ...pairs(
    '5.62 6.33 12.48 9.2 6.55 9.61 8.54 7.73 9.84 10.31 8.32 4.95 4.54 8.5 7.03 5.48 5.19 7.25 11.17 10.29',
  ),
  ...pairs(
    '7.6 12.99 9.34 11.76 11.96 11.75 4.2 12.45 6.66 12.17 8.52 8.49 6.74 7.8 4.56 7.77 3.35 7.16 6.79 6.15',
  ),
  ...pairs('8.11 6.32 7.93 5.04 11.36 8.89'),
]

export const KANO: Point = [8.52, 12]
export const LAGOS: Point = [3.38, 6.52]
export const IBADAN: Point = [3.9, 7.38]

function pairs(text: string): Point[] {
  const numbers = text.split(' ').map(Number)
  return numbers.flatMap((value, index) =>
    index % 2 === 0 ? [[value, numbers[index + 1] ?? 0] as const] : [],
  )
}
