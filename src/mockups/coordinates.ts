/** Number of drawing units per em of the surrounding mock-up. */
export const UNITS = 10

export type Point = readonly [x: number, y: number]

/** Rounds a coordinate to one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Returns the path data of a line through points, in relative coordinates, because short numbers compress well. */
export function through(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [tenth(x), tenth(y)])
  const [first = [0, 0], ...rest] = rounded
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? first
    return ` ${tenth(x - fromX)} ${tenth(y - fromY)}`
  })
  return `M${first.join(' ')}l${steps.join('').replaceAll(' -', '-').trimStart()}`
}
