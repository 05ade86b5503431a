import { distance } from '../core/geometry.ts'
import { at } from '../core/random.ts'
import type { Point } from '../core/svg.ts'

/** Returns the Voronoi cell of a point: the part of the drawing that is nearer to this point than to the others. */
export function voronoiCell(point: Point, points: readonly Point[], w: number, h: number): Point[] {
  const whole: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  return points
    .filter((other) => other !== point)
    .reduce((cell, other) => clipToNearer(cell, point, other), whole)
}

/** Returns true if a point is inside a cell, at least `margin` from its edges. */
export function isInsideCell([x, y]: Point, cell: readonly Point[], margin: number): boolean {
  return cell.every(([ax, ay], index) => {
    const [bx, by] = at(cell, index + 1)
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= margin * distance(ax, ay, bx, by)
  })
}

/** Cuts off the part of a polygon that is nearer to the point `than` than to the point `to`. */
function clipToNearer(cell: readonly Point[], to: Point, than: Point): Point[] {
  const [dx, dy] = [than[0] - to[0], than[1] - to[1]]
  const [mx, my] = [(than[0] + to[0]) / 2, (than[1] + to[1]) / 2]
  const past = ([x, y]: Point) => (x - mx) * dx + (y - my) * dy
  return cell.flatMap((point, index) => {
    const next = at(cell, index + 1)
    const [here, there] = [past(point), past(next)]
    const kept: Point[] = here <= 0 ? [point] : []
    if (here * there >= 0) return kept
    const part = here / (here - there)
    return [
      ...kept,
      [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part] as const,
    ]
  })
}
