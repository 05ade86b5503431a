import { distance, GOLDEN_ANGLE, range, TAU } from '../core/geometry.ts'
import { type Background, coloursOn } from '../core/palette.ts'
import { attrs, dashedCircle, group, nums, type Point, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'

/** Up to this number rings are in rows, and from then on around one another. */
const MOST_IN_ROWS = 12
const MARGIN = 14

type Rings = { count: number; w: number; h: number; reserved: number; background?: Background | undefined }

/**
 * Draws a cloth with an exact number of tied rings, in rows or around one another at the golden angle. The fewer they are,
 * the larger they are, and the more rounds of raffia each has. A height of `reserved` at the bottom has none.
 * @returns an SVG file with one `use` element for each ring
 */
export function tiedRings({ count, w, h, reserved, background = 'indigo' }: Rings): string {
  const colours = coloursOn(background, 'file')
  const [x, y] = [w / 2, (h - reserved) / 2]
  const most = Math.sqrt((x * y) / count) * 0.78
  const columns = Math.round(Math.sqrt(count * 1.4))
  const rows = Math.ceil(count / columns)
  const places = range(count).map((index): Point => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    if (count <= MOST_IN_ROWS)
      return [x + (((index % columns) - (inRow - 1) / 2) * w) / columns, ((row + 0.5) / rows) * 2 * y]
    const [part, angle] = [Math.sqrt((index + 0.5) / count), index * GOLDEN_ANGLE]
    const [across, down] = [part * (x - most - MARGIN), part * (y - most - MARGIN)]
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down]
  })
  const gaps = places.flatMap((place, index) =>
    places.slice(index + 1).map((other) => distance(...place, ...other)),
  )
  const r = Math.min(most, y - MARGIN, Math.min(...gaps) * 0.46)
  const rounds = Math.min(4, Math.max(1, Math.round(r / 14)))
  const raffia = range(rounds).map((round) => {
    const radius = (r * (round + 1)) / (rounds + 0.5)
    const knots = Math.round((TAU * radius) / (r / rounds) / 0.8)
    return rounds === 1 ? `<circle${attrs({ r: radius })}/>` : dashedCircle({ r: radius }, knots, [0, 1])
  })
  const uses = places.map(([x, y]) => `<use href="#ring"${attrs({ x, y })}/>`)
  const ring =
    group(raffia.join(''), { stroke: colours.line, 'stroke-width': (r / rounds) * 0.62 }) +
    `<circle${attrs({ r: (r / rounds) * 0.26, fill: colours.accent })}/>`
  return svg(
    {
      xmlns: SVG_NAMESPACE,
      viewBox: `0 0 ${nums(w, h)}`,
      width: w,
      height: h,
      fill: 'none',
      'stroke-linecap': 'round',
    },
    `<defs>${group(ring, { id: 'ring' })}</defs>${path(rect(0, 0, w, h), { fill: colours.background })}${uses.join('')}`,
  )
}
