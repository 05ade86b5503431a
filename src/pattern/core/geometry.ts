/** A full turn, in radians. */
export const TAU = Math.PI * 2

/** Returns the distance between two points. */
export function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.hypot(bx - ax, by - ay)
}
