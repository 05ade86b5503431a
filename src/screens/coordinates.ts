/** How many units of a drawing are one em of the screen around it. */
export const UNITS = 10

export type Point = readonly [x: number, y: number]

/** A number to a tenth, as every coordinate is written. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** A line through points, as the data of a path. */
export const through = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`
