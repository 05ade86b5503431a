import type { PotForm } from '../core/drawing.ts'
import { at, type Random } from '../core/random.ts'
import { nums } from '../core/svg.ts'

/** A pot in the drawing, in units: x of its axis, y of its rim and foot. Heights run from 0 (rim) to 1 (foot). */
export type Pot = {
  axis: number
  rim: number
  foot: number
  widest: number
  radiusAt(height: number): number
  yAt(height: number): number
  /** Returns path data of one side, from rim to foot. */
  side(sign: 1 | -1): string
}

type Knot = readonly [height: number, radius: number]

/** The height of each form, relative to the jar, and the points that its curve passes through. */
export const FORMS: Record<PotForm, { tall: number; heights: readonly number[]; radii: readonly number[] }> =
  {
    jar: {
      tall: 1,
      heights: [0, 0.05, 0.15, 0.34, 0.56, 0.82, 0.96, 1],
      radii: [0.52, 0.45, 0.42, 0.82, 1, 0.76, 0.42, 0.38],
    },
    flask: {
      tall: 1.2,
      heights: [0, 0.05, 0.3, 0.44, 0.66, 0.86, 0.97, 1],
      radii: [0.32, 0.26, 0.23, 0.5, 0.92, 0.8, 0.5, 0.46],
    },
    bowl: {
      tall: 0.62,
      heights: [0, 0.05, 0.3, 0.6, 0.86, 0.93, 1],
      radii: [1, 0.96, 0.93, 0.8, 0.5, 0.37, 0.43],
    },
    gourd: {
      tall: 1.22,
      heights: [0, 0.05, 0.13, 0.26, 0.38, 0.5, 0.62, 0.78, 0.92, 1],
      radii: [0.44, 0.37, 0.38, 0.62, 0.66, 0.52, 0.8, 1, 0.76, 0.44],
    },
    storage: {
      tall: 0.8,
      heights: [0, 0.06, 0.2, 0.45, 0.7, 0.9, 1],
      radii: [0.6, 0.57, 0.86, 1, 0.9, 0.62, 0.5],
    },
    bottle: {
      tall: 1.14,
      heights: [0, 0.04, 0.1, 0.16, 0.36, 0.52, 0.72, 0.9, 1],
      radii: [0.38, 0.33, 0.43, 0.34, 0.35, 0.72, 1, 0.82, 0.46],
    },
  }

/**
 * Creates a pot of a form, varied slightly at random.
 * @param widen returns the maximum radius; called after the form has been varied
 */
export function createPot(
  random: Random,
  form: PotForm,
  place: Pick<Pot, 'axis' | 'rim' | 'foot'>,
  widen: () => number,
): Pot {
  const { heights, radii } = FORMS[form]
  const knots = heights.map((height, index): Knot => {
    const isEnd = index === 0 || index === heights.length - 1
    return [height, at(radii, index) * (isEnd ? 1 : random.between(0.96, 1.04))]
  })
  const slopes = knots.map((_, index) => slope(knots, index))
  const widest = widen()
  const yAt = (height: number) => place.rim + (place.foot - place.rim) * height
  return {
    ...place,
    widest,
    yAt,
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
      const radius = (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * b + (t3 - t2) * n
      return radius * widest
    },
    side(sign) {
      const point = (height: number, radius: number) => nums(place.axis + sign * radius * widest, yAt(height))
      const pieces = knots.slice(1).map(([to, b], index) => {
        const [from, a] = at(knots, index)
        const third = (to - from) / 3
        const [leave, reach] = [a + at(slopes, index) * third, b - at(slopes, index + 1) * third]
        return `C${point(from + third, leave)} ${point(to - third, reach)} ${point(to, b)}`
      })
      return `M${point(...at(knots, 0))}${pieces.join('')}`
    },
  }
}

/** Returns the slope of the radius at a knot: the mean of both sides, weighted towards the nearer one. */
function slope(knots: readonly Knot[], index: number): number {
  const step = (k: number) => at(knots, k + 1)[0] - at(knots, k)[0]
  const rise = (k: number) => (at(knots, k + 1)[1] - at(knots, k)[1]) / step(k)
  if (index === 0) return rise(0)
  if (index === knots.length - 1) return rise(index - 1)
  const [before, after] = [step(index - 1), step(index)]
  return (rise(index - 1) * after + rise(index) * before) / (before + after)
}
