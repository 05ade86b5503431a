import type { PotForm } from '../core/draw-context.ts'
import { at, type Random } from '../core/random.ts'
import { nums } from '../core/svg.ts'

/** The profile of a pot. Heights run from 0 (rim) to 1 (foot), radii are fractions of the maximum. */
export type Profile = {
  /** Returns the radius at a height. */
  radiusAt(height: number): number
  /** Returns path data of one side, from rim to foot. */
  path(position: Position, side: 1 | -1): string
}

/** The position of a pot, in units: x of its axis, y of its rim and foot, and its maximum radius. */
type Position = { axis: number; rim: number; foot: number; widest: number }

/** The position of a pot in the drawing, and its profile. */
export type Pot = Position & { profile: Profile }

/** A point that the curve passes through. */
type Knot = readonly [height: number, radius: number]

const FORMS: Record<PotForm, readonly Knot[]> = {
  jar: [
    [0, 0.52],
    [0.05, 0.45],
    [0.15, 0.42],
    [0.34, 0.82],
    [0.56, 1],
    [0.82, 0.76],
    [0.96, 0.42],
    [1, 0.38],
  ],
  flask: [
    [0, 0.32],
    [0.05, 0.26],
    [0.3, 0.23],
    [0.44, 0.5],
    [0.66, 0.92],
    [0.86, 0.8],
    [0.97, 0.5],
    [1, 0.46],
  ],
  bowl: [
    [0, 1],
    [0.05, 0.96],
    [0.3, 0.93],
    [0.6, 0.8],
    [0.86, 0.5],
    [0.93, 0.37],
    [1, 0.43],
  ],
  gourd: [
    [0, 0.44],
    [0.05, 0.37],
    [0.13, 0.38],
    [0.26, 0.62],
    [0.38, 0.66],
    [0.5, 0.52],
    [0.62, 0.8],
    [0.78, 1],
    [0.92, 0.76],
    [1, 0.44],
  ],
  storage: [
    [0, 0.6],
    [0.06, 0.57],
    [0.2, 0.86],
    [0.45, 1],
    [0.7, 0.9],
    [0.9, 0.62],
    [1, 0.5],
  ],
  bottle: [
    [0, 0.38],
    [0.04, 0.33],
    [0.1, 0.43],
    [0.16, 0.34],
    [0.36, 0.35],
    [0.52, 0.72],
    [0.72, 1],
    [0.9, 0.82],
    [1, 0.46],
  ],
}

/** Creates the profile of a form, varied slightly at random. */
export function profileOf(form: PotForm, random: Random): Profile {
  const knots = FORMS[form].map(([height, radius], index, all): Knot => {
    const end = index === 0 || index === all.length - 1
    return [height, end ? radius : radius * random.between(0.96, 1.04)]
  })
  const slopes = knots.map((_, index) => slope(knots, index))
  return {
    radiusAt(height) {
      const index = Math.max(
        0,
        knots.findLastIndex(([from], k) => from <= height && k < knots.length - 1),
      )
      const [[from, a], [to, b]] = [at(knots, index), at(knots, index + 1)]
      const span = to - from
      const t = (height - from) / span
      const [m, n] = [at(slopes, index) * span, at(slopes, index + 1) * span]
      const [t2, t3] = [t * t, t * t * t]
      return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * b + (t3 - t2) * n
    },
    path({ axis, rim, foot, widest }, side) {
      const place = (height: number, radius: number) =>
        nums(axis + side * radius * widest, rim + (foot - rim) * height)
      const pieces = knots.slice(1).map(([to, b], index) => {
        const [from, a] = at(knots, index)
        const third = (to - from) / 3
        const [leave, reach] = [a + at(slopes, index) * third, b - at(slopes, index + 1) * third]
        return `C${place(from + third, leave)} ${place(to - third, reach)} ${place(to, b)}`
      })
      return `M${place(...at(knots, 0))}${pieces.join('')}`
    },
  }
}

/** Returns the slope of the radius at a knot: the mean of both sides, weighted towards the nearer one. */
function slope(knots: readonly Knot[], index: number): number {
  const rise = (k: number) =>
    (at(knots, k + 1)[1] - at(knots, k)[1]) / (at(knots, k + 1)[0] - at(knots, k)[0])
  if (index === 0) return rise(0)
  if (index === knots.length - 1) return rise(index - 1)
  const [before, after] = [
    at(knots, index)[0] - at(knots, index - 1)[0],
    at(knots, index + 1)[0] - at(knots, index)[0],
  ]
  return (rise(index - 1) * after + rise(index) * before) / (before + after)
}
