import type { DrawContext, PotForm } from '../core/drawing.ts'
import { range } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { group, line, nums, type Point, path, polyline, rect } from '../core/svg.ts'
import { bandsOf } from './bands.ts'
import { createPot, FORMS, type Pot } from './profile.ts'

/** Draws a pot after those of the Gbari women near Abuja: half from outside, half in section, and dashed if it is unfired. */
export function gbari({ random, w, h, colours, form, progress = 1, bare = false }: DrawContext): string {
  const shape = form ?? random.pick(Object.keys(FORMS) as PotForm[])
  const pot = placePot(random, shape, w, h, bare)
  const { axis, rim, foot, widest, radiusAt, yAt, side } = pot
  const fired = progress >= 1

  const edge = (height: number) =>
    line(axis - radiusAt(height), yAt(height), axis + radiusAt(height), yAt(height))
  const outline = {
    'stroke-width': Math.max(1.8, widest * 0.019),
    ...(fired ? {} : { 'stroke-dasharray': '3 4' }),
  }
  const bands = fired ? bandsOf(random, pot) : undefined
  const [floor, inner] = innerWall(pot)
  // The wall in section: down the outside, across the foot, up the inside.
  const upInside = inner.toReversed().map((point) => `L${nums(...point)}`)
  const section = `${side(1)}H${nums(axis)}V${nums(floor)}${upInside.join('')}H${nums(axis + radiusAt(0))}z`
  const centre = line(axis, rim - h * 0.035, axis, Math.min(foot + h * 0.025, h))

  return (
    group(
      path(side(-1) + edge(0) + edge(1), outline) +
        (bands
          ? path(bands.lines) +
            path(bands.solids, { fill: colours.line, stroke: 'none' }) +
            path(section, { fill: colours.line, stroke: 'none' })
          : path(side(1) + polyline(inner), { 'stroke-dasharray': '3 4' })) +
        (bare ? '' : scaleBar(axis, foot + h * 0.055, w * 0.2, colours.line)),
      {
        fill: 'none',
        stroke: colours.line,
        'stroke-width': Math.max(1.2, widest * 0.011),
        'stroke-linejoin': 'round',
      },
    ) +
    path(centre, { fill: 'none', stroke: colours.line, 'stroke-width': 1, 'stroke-dasharray': '12 4 2 4' })
  )
}

function placePot(random: Random, form: PotForm, w: number, h: number, bare: boolean): Pot {
  const tall = ((bare ? h - 40 : h * 0.78) * FORMS[form].tall) / 1.22
  // Bare pots share one base line, for rows of pots. On a background, a low pot is raised towards the middle.
  const foot = bare ? h - 2 : h * 0.9 - Math.max(0, h * 0.74 - tall) * 0.42
  return createPot(random, form, { axis: w / 2, rim: foot - tall, foot }, () =>
    Math.min(w * (bare ? 0.47 : 0.4), tall * (form === 'bowl' ? 1 : random.between(0.5, 0.62))),
  )
}

/** Returns the y of the floor, and the points of the inside from the rim to the middle of the floor. */
function innerWall({ axis, rim, foot, widest, radiusAt, yAt }: Pot): [floor: number, points: Point[]] {
  const wall = widest * 0.075
  const floor = foot - wall * 0.9
  const at = (height: number, y: number): Point => [Math.max(axis, axis + radiusAt(height) - wall), y]
  const points = range(31).map((step) => at(step / 30, yAt(step / 30)))
  return [floor, [...points.filter(([, y]) => y < floor - 1), at((floor - rim) / (foot - rim), floor)]]
}

function scaleBar(axis: number, y: number, half: number, fill: string): string {
  const ticks = [-1, -0.5, 0, 0.5, 1].map((part) => line(axis + part * half, y - 4, axis + part * half, y))
  const fields = rect(axis - half, y - 2, half / 2, 2) + rect(axis, y - 2, half / 2, 2)
  return (
    path(line(axis - half, y, axis + half, y) + ticks.join(''), { 'stroke-width': 1 }) +
    path(fields, { fill, stroke: 'none' })
  )
}
