/** How many units of a drawing are one em of the screen around it. */
export const UNITS = 10

export type Point = readonly [x: number, y: number]

/** A number to a tenth, as every coordinate is written. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** A line through points, as the data of a path. Its steps are relative: short numbers that repeat compress well. */
export function through(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [tenth(x), tenth(y)])
  const [first = [0, 0], ...rest] = rounded
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? first
    return ` ${tenth(x - fromX)} ${tenth(y - fromY)}`
  })
  return `M${first.join(' ')}l${steps.join('').replaceAll(' -', '-').trimStart()}`
}
