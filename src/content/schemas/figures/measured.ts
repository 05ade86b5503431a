import { z } from 'astro/zod'
import { monthsBetween } from '../../text/dates.ts'
import { line, month, report } from '../fields.ts'
import { numbersAsText } from '../lists-as-text.ts'

export const common = {
  caption: line
    .min(20)
    .max(120)
    .describe('What the figure shows, as a statement: “A permit now takes 6 days instead of 41”'),
  description: line.min(30).max(300).describe('What one sees in the drawing, for people who cannot see it'),
  note: line.max(160).optional().describe('A source, a method or a limit, in small letters below the figure'),
}

export const unit = line
  .max(12)
  .regex(/^([%₦$]|°C|[a-zA-Z]+( [a-z]+)?)$/, 'write %, ₦, $ or a word in the plural, like days or people')
  .describe('%, ₦, $, or a word in the plural, like days, kWh or people')

export const amount = z.number().nonnegative()

const date = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'write a year like 2023, or a month like 2023-04'))
  .describe('A year like 2023, or a month like 2023-04')

export const shortName = line.max(40)

const dated = z.strictObject({ value: amount, date })

const values = { unit, before: dated, after: dated }

export const beforeAfter = z
  .strictObject({
    kind: z.literal('before-after'),
    ...common,
    measure: line.max(80).describe('What was measured, like “Median time from application to decision”'),
    ...values,
  })
  .meta({ title: 'One measure, before and after' })
  .superRefine(inOrder)

/** The measure of a product, which its caption names. */
export const evidence = z
  .strictObject({
    caption: common.caption.describe(
      'What was measured, like “Average time from the last paper to the results”',
    ),
    ...values,
  })
  .superRefine(inOrder)

export type Evidence = z.output<typeof evidence>

export const series = z
  .strictObject({
    kind: z.literal('series'),
    ...common,
    measure: line.max(80).describe('What was measured, like “Share of the pumped water that is on no bill”'),
    unit,
    start: month.describe('The month of the first value, like 2022-10'),
    launch: month.describe('The month of the launch'),
    values: numbersAsText(z.array(amount).min(6).max(36)).describe(
      'One value for each month, with a comma between them',
    ),
  })
  .meta({ title: 'One measure over months' })
  .superRefine(({ start, launch, values }, context) => {
    const at = monthsBetween(start, launch)
    const message = `write a month within the ${values.length} months from ${start}, with values before and after it`
    if (at < 1 || at > values.length - 2) report(context, ['launch'], message)
  })

type Dated = z.output<typeof dated>

function inOrder({ before, after }: { before: Dated; after: Dated }, context: z.RefinementCtx): void {
  if (before.date >= after.date)
    report(context, ['after', 'date'], `write a date after ${before.date}, the date before the work`)
}
