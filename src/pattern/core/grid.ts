/** Returns the integers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index)
}

/** Calls `draw` for every cell of a grid, row by row, and joins the results. */
export function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  return range(columns * rows)
    .map((cell) => draw(cell % columns, Math.floor(cell / columns)))
    .join('')
}
