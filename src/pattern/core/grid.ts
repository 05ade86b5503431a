/** The whole numbers from 0 up to, not including, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index)
}

/** What `draw` gives for every place of a grid, row by row. */
export function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  return range(columns * rows)
    .map((place) => draw(place % columns, Math.floor(place / columns)))
    .join('')
}
