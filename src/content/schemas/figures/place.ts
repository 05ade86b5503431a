import { z } from 'astro/zod'
import { formatQuantity } from '../../text/units.ts'
import { line, listOf, report } from '../fields.ts'
import { point as position, points as positions } from '../lists-as-text.ts'
import { amount, common, shortName, unit } from './measured.ts'

const SIDES = ['right', 'left', 'above', 'below'] as const
export type Side = (typeof SIDES)[number]

const way = z
  .strictObject({
    kind: z.enum(['road', 'pipe', 'river', 'coast', 'border']),
    name: shortName.max(24).optional(),
    nameAt: position
      .optional()
      .meta({ title: 'Place of the name', description: 'Its left end: two numbers like 20, 30' }),
    points: positions,
  })
  .refine(({ name, nameAt }) => (name === undefined) === (nameAt === undefined), {
    error: 'write both “Name” and “Place of the name”, or neither',
    path: ['nameAt'],
  })

const point = z.strictObject({
  name: shortName.max(20),
  at: position.meta({ title: 'Place' }),
  value: amount.optional(),
  side: z.enum(SIDES).optional().describe('The side of the point on which its name is; the default is right'),
})

export const place = z
  .strictObject({
    kind: z.literal('place'),
    ...common,
    measure: line.max(80).describe('What the values of the points are, like “Hidden leaks found”'),
    unit,
    lines: z.array(way).max(6).default([]),
    points: listOf(point, 'name').min(2).max(9),
  })
  .meta({ title: 'A schematic map' })
  .superRefine(({ unit, points, lines }, context) => {
    const labels = [
      ...points.map((point, index) => pointLabel(point, unit, index)),
      ...lines.flatMap(({ name, nameAt }, index) =>
        name && nameAt ? [label(['lines', index, 'nameAt'], name, [name], nameAt, 'right', 0)] : [],
      ),
    ]
    for (const [index, one] of labels.entries()) {
      const other = labels.slice(0, index).find((each) => overlaps(one, each))
      if (one.left < 0 || one.right > MAP.width || one.top < 0 || one.bottom > MAP.height)
        report(context, one.path, `the label "${one.name}" leaves the map; move it, or choose a side`)
      else if (other)
        report(
          context,
          one.path,
          `the label "${one.name}" overlaps "${other.name}"; move one, or choose a side`,
        )
    }
  })

/** The map on a phone of 360 px, in px, and its text. The width of a letter is an estimate, a little larger than in the font. */
const MAP = { width: 320, height: 192 }
const CHARACTER_WIDTH = 7.8
const LINE_HEIGHT = 18
const POINT_RADIUS = 14

function pointLabel(
  { name, at, value, side = 'right' }: z.output<typeof point>,
  unit: string,
  index: number,
) {
  const texts = [name, ...(value === undefined ? [] : [formatQuantity(value, unit)])]
  return label(['points', index], name, texts, at, side, POINT_RADIUS)
}

function label(
  path: (string | number)[],
  name: string,
  lines: readonly string[],
  at: [number, number],
  side: Side,
  gap: number,
) {
  const [x, y] = [(at[0] / 100) * MAP.width, (at[1] / 60) * MAP.height]
  const width = Math.max(...lines.map(({ length }) => length)) * CHARACTER_WIDTH
  const height = lines.length * LINE_HEIGHT
  const left = { right: x + gap, left: x - gap - width, above: x - width / 2, below: x - width / 2 }[side]
  const top = { right: y - height / 2, left: y - height / 2, above: y - gap - height, below: y + gap }[side]
  return { path, name, left, right: left + width, top, bottom: top + height }
}

type Label = ReturnType<typeof label>

function overlaps(one: Label, other: Label): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
