import { z } from 'astro/zod'
import { monthsBetween } from '../../text/dates.ts'
import { line, listOf, month, report } from '../fields.ts'
import { numbersAsText } from '../lists-as-text.ts'
import { amount, common, date, shortName, unit } from './fields.ts'

const dated = z.strictObject({ value: amount, date })

/** One measure with its value before and after. */
export const beforeAfter = z
  .strictObject({
    kind: z.literal('before-after'),
    ...common,
    measure: line.max(80).describe('What was measured, like “Median time from application to decision”'),
    unit,
    before: dated,
    after: dated,
  })
  .meta({ title: 'One measure, before and after' })
  .superRefine(({ before, after }, context) => {
    if (before.date >= after.date)
      report(context, ['after', 'date'], `write a date after ${before.date}, the date before the work`)
  })

/** One measure over months, with the month of the launch. */
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

const step = z
  .strictObject({
    name: shortName,
    who: shortName.describe('Who does it: a person, a desk or a program'),
    before: amount.optional().describe('How long it took before; leave it out if the step is new'),
    after: amount.optional().describe('How long it takes now; leave it out if the step is gone'),
  })
  .refine(({ before, after }) => before !== undefined || after !== undefined, 'write before, after or both')

/** How long each step of one case (a permit, a payment, a meter reading) took before, and takes now. */
export const flow = z
  .strictObject({
    kind: z.literal('flow'),
    ...common,
    unit,
    steps: listOf(step, 'name')
      .min(3)
      .max(8)
      .describe('The steps in their order; the figure adds up their times'),
  })
  .meta({ title: 'Steps and how long they take' })
