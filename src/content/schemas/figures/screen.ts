import { z } from 'astro/zod'
import { line, listOf, report } from '../fields.ts'
import { rowsAsText } from '../lists-as-text.ts'
import { amount, common, shortName, unit } from './measured.ts'

/** How a row or a point is doing. The page shows it as a mark and as the word of `state`. */
const tone = z
  .enum(['done', 'open', 'late'])
  .meta({ title: 'Mark', description: 'done: finished; open: waiting; late: needs someone' })
const state = shortName.max(20).describe('The word next to the mark, like “Approved”')

const text = z.strictObject({ show: z.literal('text'), text: line.max(160) })

const rows = z.strictObject({
  show: z.literal('rows'),
  items: z
    .array(
      z.strictObject({
        title: shortName.max(48),
        detail: line.max(60).optional().meta({ title: 'Small text below' }),
        value: shortName.max(20).optional(),
        tone: tone.optional(),
        state: state.optional(),
      }),
    )
    .min(2)
    .max(7)
    .meta({ title: 'Rows' }),
})

const fields = z.strictObject({
  show: z.literal('fields'),
  items: listOf(z.strictObject({ label: shortName, value: line.max(60) }), 'label')
    .min(1)
    .max(6)
    .meta({ title: 'Fields' }),
})

const table = z
  .strictObject({
    show: z.literal('table'),
    columns: z.array(shortName.max(20)).min(2).max(4),
    rows: rowsAsText(
      z
        .array(z.array(line.max(32)))
        .min(2)
        .max(7),
    ),
  })
  .superRefine(({ columns, rows: lines }, context) => {
    for (const [index, { length }] of lines.entries())
      if (length !== columns.length)
        report(
          context,
          ['rows', index],
          `write ${columns.length} cells, one for each column; this row has ${length}`,
        )
  })

const chart = z.strictObject({
  show: z.literal('chart'),
  unit,
  items: listOf(z.strictObject({ label: shortName.max(20), value: amount }), 'label')
    .min(2)
    .max(8)
    .meta({ title: 'Bars' }),
})

const button = z
  .strictObject({ show: z.literal('button'), label: shortName.max(28) })
  .meta({ title: 'Button' })

export const screen = z
  .strictObject({
    kind: z.literal('screen'),
    ...common,
    device: z.enum(['phone', 'computer']).meta({ title: 'Shown on' }),
    title: line.max(40).describe('The title bar'),
    hint: line.max(40).optional().describe('Small text at the right end of the title bar'),
    parts: z
      .array(z.discriminatedUnion('show', [text, rows, fields, table, chart, button]))
      .min(1)
      .max(6),
  })
  .meta({ title: 'A small drawn screen' })
