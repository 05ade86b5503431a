import { z } from 'astro/zod'
import { line } from '../fields.ts'

/** The fields of every figure. */
export const common = {
  caption: line
    .min(20)
    .max(120)
    .describe('What the figure shows, as a statement: “A permit now takes 6 days instead of 41”'),
  description: line.min(30).max(300).describe('What one sees in the drawing, for people who cannot see it'),
  note: line.max(160).optional().describe('A source, a method or a limit, in small letters below the figure'),
}

/** The unit of measured values. */
export const unit = line
  .max(12)
  .regex(/^([%₦$]|°C|[a-zA-Z]+( [a-z]+)?)$/, 'write %, ₦, $ or a word in the plural, like days or people')
  .describe('%, ₦, $, or a word in the plural, like days, kWh or people')

/** A measured value, without its unit. */
export const amount = z.number().nonnegative()

/** A year, or a month. */
export const date = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'write a year like 2023, or a month like 2023-04'))
  .describe('A year like 2023, or a month like 2023-04')

/** A short name of a step, a part or a place. */
export const shortName = line.max(40)
