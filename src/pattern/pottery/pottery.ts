import { type DrawContext, type Drawing, drawConstruction, label, type PotForm } from '../core/drawing.ts'
import { range } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { group, line, nums, path, rect } from '../core/svg.ts'
import { bandsOf } from './bands.ts'
import { type Pot, profileOf } from './profile.ts'

/** Height of each form, relative to the jar. */
const HEIGHTS: Record<PotForm, number> = {
  jar: 1,
  flask: 1.2,
  bowl: 0.62,
  gourd: 1.22,
  storage: 0.8,
  bottle: 1.14,
}
const FORMS = Object.keys(HEIGHTS) as PotForm[]

/**
 * Draws a pot after those of the Gbari women near Abuja, as archaeologists do: the left half from outside, the right
 * half in section. If `progress` is below 1, the pot is unfired and has a dashed outline.
 */
export function gbari({ random, w, h, colours, form, progress = 1, bare = false }: DrawContext): Drawing {
  const shape = form ?? random.pick(FORMS)
  const pot = placePot(random, shape, w, h, bare)
  const { axis, rim, foot, widest, profile } = pot
  const wall = widest * 0.075
  const floor = foot - wall * 0.9
  const fired = progress >= 1

  const outside = profile.path(pot, -1)
  const edges =
    line(axis - profile.radiusAt(0) * widest, rim, axis + profile.radiusAt(0) * widest, rim) +
    line(axis - profile.radiusAt(1) * widest, foot, axis + profile.radiusAt(1) * widest, foot)
  const outline = {
    'stroke-width': Math.max(1.8, widest * 0.019),
    ...(fired ? {} : { 'stroke-dasharray': '3 4' }),
  }
  const bands = fired ? bandsOf(random, pot) : undefined
  const section = sectionPath(pot, wall, floor)
  const inside = `${profile.path(pot, 1)}${innerWall(pot, wall, floor)}`
  const centre = line(axis, rim - h * 0.035, axis, Math.min(foot + h * 0.025, h))

  const art =
    group(
      path(outside + edges, outline) +
        (bands
          ? path(bands.lines) +
            path(bands.solids, { fill: colours.line, stroke: 'none' }) +
            path(section, { fill: colours.line, stroke: 'none' })
          : path(inside, { 'stroke-dasharray': '3 4' })) +
        (bare ? '' : scaleBar(axis, foot + h * 0.055, w * 0.2, colours.line)),
      {
        fill: 'none',
        stroke: colours.line,
        'stroke-width': Math.max(1.2, widest * 0.011),
        'stroke-linejoin': 'round',
      },
    ) +
    path(centre, { fill: 'none', stroke: colours.line, 'stroke-width': 1, 'stroke-dasharray': '12 4 2 4' })
  return { art, construction: drawConstruction(constructionOf(pot, bands?.marks ?? [], w, h), colours) }
}

function placePot(random: Random, form: PotForm, w: number, h: number, bare: boolean): Pot {
  const profile = profileOf(form, random)
  const tall = ((bare ? h - 40 : h * 0.78) * HEIGHTS[form]) / 1.22
  // Bare pots share one base line, for rows of pots. On a background, a low pot is raised towards the middle.
  const foot = bare ? h - 2 : h * 0.9 - Math.max(0, h * 0.74 - tall) * 0.42
  const widest = Math.min(w * (bare ? 0.47 : 0.4), tall * (form === 'bowl' ? 1 : random.between(0.5, 0.62)))
  return { axis: w / 2, rim: foot - tall, foot, widest, profile }
}

/** Returns path data of the wall in section: down the outside, across the foot, up the inside. */
function sectionPath(pot: Pot, wall: number, floor: number): string {
  const { axis, widest, profile } = pot
  const inner = innerPoints(pot, wall, floor).reverse()
  return `${profile.path(pot, 1)}H${nums(axis)}V${nums(floor)}${inner.map((point) => `L${nums(...point)}`).join('')}H${nums(axis + profile.radiusAt(0) * widest)}z`
}

function innerWall(pot: Pot, wall: number, floor: number): string {
  return `M${innerPoints(pot, wall, floor)
    .map((point) => nums(...point))
    .join('L')}`
}

function innerPoints(
  { axis, rim, foot, widest, profile }: Pot,
  wall: number,
  floor: number,
): [number, number][] {
  const steps = 30
  const points = range(steps + 1).map((step): [number, number] => {
    const part = step / steps
    return [Math.max(axis, axis + profile.radiusAt(part) * widest - wall), rim + (foot - rim) * part]
  })
  const last = profile.radiusAt((floor - rim) / (foot - rim)) * widest - wall
  return [...points.filter(([, y]) => y < floor - 1), [Math.max(axis, axis + last), floor]]
}

function scaleBar(axis: number, y: number, half: number, fill: string): string {
  const ticks = [-1, -0.5, 0, 0.5, 1].map((part) => line(axis + part * half, y - 4, axis + part * half, y))
  const fields = rect(axis - half, y - 2, half / 2, 2) + rect(axis, y - 2, half / 2, 2)
  return (
    path(line(axis - half, y, axis + half, y) + ticks.join(''), { 'stroke-width': 1 }) +
    path(fields, { fill, stroke: 'none' })
  )
}

function constructionOf(
  { axis, rim, foot, widest, profile }: Pot,
  marks: readonly number[],
  w: number,
  h: number,
) {
  const parts = range(45).map((step) => step / 44)
  const girth = parts.reduce(
    (best, part) => (profile.radiusAt(part) > profile.radiusAt(best) ? part : best),
    0,
  )
  const reach = profile.radiusAt(girth) * widest
  const y = rim + (foot - rim) * girth
  const gauge = [-reach, reach].map((x) => line(axis + x, rim - h * 0.08, axis + x, y))
  const heights = marks.map((part) =>
    line(axis + 6, rim + (foot - rim) * part, axis + reach + 10, rim + (foot - rim) * part),
  )
  return {
    solid:
      line(axis - reach, rim - h * 0.07, axis + reach, rim - h * 0.07) + gauge.join('') + heights.join(''),
    chain: line(0, y, w, y),
    labels: label(axis + 4, rim - h * 0.08, `Ø ${Math.round(reach)}`),
  }
}
