import { z } from 'astro/zod'
import { line, listOf } from '../fields.ts'
import { pointOn, pointsOn } from '../lists-as-text.ts'
import { amount, common, shortName, unit } from './fields.ts'
import { findOverlaps, SIDES } from './place-labels.ts'

const way = z
  .strictObject({
    kind: z.enum(['road', 'pipe', 'river', 'coast', 'border']),
    name: shortName.max(24).optional(),
    nameAt: pointOn(100, 60).optional().describe('The left end of the name: two numbers like 20, 30'),
    points: pointsOn(100, 60),
  })
  .refine(({ name, nameAt }) => (name === undefined) === (nameAt === undefined), {
    error: 'write both name and nameAt, or neither',
    path: ['nameAt'],
  })

const point = z.strictObject({
  name: shortName.max(20),
  at: pointOn(100, 60),
  value: amount.optional(),
  side: z.enum(SIDES).optional().describe('The side of the point on which its name is; the default is right'),
})

/** A schematic map: places with values, and the roads and rivers between them. */
export const place = z
  .strictObject({
    kind: z.literal('place'),
    ...common,
    measure: line.max(80).describe('What the values of the points are, like “Hidden leaks found”'),
    unit,
    lines: z.array(way).max(6).default([]),
    points: listOf(point, ({ name }) => name)
      .min(2)
      .max(9),
  })
  .meta({ title: 'A schematic map' })
  .superRefine((figure, context) => {
    for (const { path, message } of findOverlaps(figure)) context.addIssue({ code: 'custom', path, message })
  })
