import { z } from 'astro/zod'
import { line, listOf, report, slug } from '../fields.ts'
import { common, shortName } from './fields.ts'

const part = z.strictObject({
  id: slug.describe('A name for the links below, like queue'),
  name: shortName.max(24),
  detail: line.max(60).optional(),
  column: z.int().min(1).max(3),
  row: z.int().min(1).max(3),
})

const link = z.strictObject({
  from: slug.describe('The id of the part that sends'),
  to: slug.describe('The id of the part that receives, next to the other one'),
  label: line.max(40).optional().describe('What is sent, and how'),
})

/** Parts and their connections on a grid of three columns and three rows. */
export const system = z
  .strictObject({
    kind: z.literal('system'),
    ...common,
    parts: listOf(part, 'id').min(3).max(9),
    links: z.array(link).min(2).max(12),
  })
  .meta({ title: 'Parts and their connections' })
  .superRefine(({ parts, links }, context) => {
    for (const [index, { row, column }] of parts.entries()) {
      const first = parts.findIndex((other) => other.row === row && other.column === column)
      if (first < index)
        report(
          context,
          ['parts', index],
          `choose another row or column; "${parts[first]?.id}" is in the same place`,
        )
    }
    for (const [index, { from, to }] of links.entries()) {
      const ends = [from, to].map((id) => parts.find((each) => each.id === id))
      for (const [at, end] of (['from', 'to'] as const).entries())
        if (!ends[at])
          report(
            context,
            ['links', index, end],
            `write the id of a part: ${parts.map(({ id }) => id).join(', ')}`,
          )
      const [one, other] = ends
      if (one && other && Math.abs(one.row - other.row) + Math.abs(one.column - other.column) !== 1)
        report(
          context,
          ['links', index],
          `put "${from}" and "${to}" next to each other, in the same row or column, so that a straight line joins them`,
        )
    }
    for (const [index, { id }] of parts.entries())
      if (!links.some(({ from, to }) => from === id || to === id))
        report(context, ['parts', index, 'id'], `"${id}" has no link; add one or remove the part`)
  })
