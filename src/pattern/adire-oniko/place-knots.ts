import { distance } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import type { Point } from '../core/svg.ts'

/**
 * Chooses one of five arrangements of knots: one or two knots, a diagonal, a triangle (a zigzag of four in wide drawings), a
 * grid, or random places.
 */
export function placeKnots(random: Random, w: number, h: number): Point[] {
  const short = Math.min(w, h)
  const wide = w > 1.5 * h
  switch (random.whole(0, 4)) {
    case 0: {
      const off: Point = [
        w * random.pick([0.36, 0.64]) + w * random.between(-0.04, 0.04),
        h * random.pick([0.38, 0.62]) + h * random.between(-0.04, 0.04),
      ]
      return wide ? [off, [off[0] > w / 2 ? w * 0.15 : w * 0.85, h - off[1]]] : [off]
    }
    case 1: {
      const part = random.between(0.28, 0.38)
      const low = 1 - part * 0.7
      return [[w * part, h * part], [w * low, h * low], ...(wide ? [[w * 0.98, h * 0.06] as const] : [])]
    }
    case 2: {
      const top = random.between(0.3, 0.4)
      return wide
        ? [0.1, 0.37, 0.63, 0.9].map((x, i): Point => [w * x, h * (i % 2 ? 0.78 : top)])
        : [
            [w * 0.5, h * top],
            [w * 0.16, h * 0.82],
            [w * 0.84, h * 0.82],
          ]
    }
    case 3: {
      const columns = wide ? Math.round(w / h) : 1
      const middles = Array.from({ length: columns }, (_, i): Point => [(w * (i + 0.5)) / columns, h * 0.5])
      const corners = Array.from({ length: columns + 1 }, (_, i): Point[] => [
        [(w * i) / columns, 0],
        [(w * i) / columns, h],
      ])
      return [...middles, ...corners.flat()]
    }
    default: {
      const knots: Point[] = []
      const maxKnots = wide ? 9 : 6
      for (let tries = 0; tries < 90 && knots.length < maxKnots; tries++) {
        const knot: Point = [random.between(0.06, 0.94) * w, random.between(0.06, 0.94) * h]
        if (knots.every((other) => distance(...knot, ...other) > short * 0.42)) knots.push(knot)
      }
      return knots
    }
  }
}
