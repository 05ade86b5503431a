/*
 * IEEE 754 additions and multiplications give the same bits in every engine. Math.sin and Math.cos may not, and one
 * bit can change a rounded coordinate.
 */

/** A full turn, in radians. */
export const TAU = Math.PI * 2

/** Returns the sine of an angle in radians, with the same bits in every engine. */
export function sin(angle: number): number {
  return cos(angle - Math.PI / 2)
}

/** Returns the cosine of an angle in radians, with the same bits in every engine. */
export function cos(angle: number): number {
  const quarters = Math.round(angle / (Math.PI / 2))
  const rest = angle - quarters * (Math.PI / 2)
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return evenSeries(rest)
    case 1:
      return -oddSeries(rest)
    case 2:
      return -evenSeries(rest)
    default:
      return oddSeries(rest)
  }
}

/** Returns the distance between two points. */
export function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
}

function evenSeries(x: number): number {
  const s = x * x
  return 1 - (s / 2) * (1 - (s / 12) * (1 - (s / 30) * (1 - (s / 56) * (1 - (s / 90) * (1 - s / 132)))))
}

function oddSeries(x: number): number {
  const s = x * x
  return (
    x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - s / 156))))))
  )
}
