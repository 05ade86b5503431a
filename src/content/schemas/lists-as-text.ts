import { z } from 'astro/zod'

const POINT = 'Two numbers like 20, 30: 0 to 100 from the left, 0 to 60 from the top'

/** A list as one text field of a form. YAML reads a lone number as a number. */
const typed = z.union([z.string(), z.number()]).transform(String)

/** Numbers with a comma between them, like `50, 52.5, 51`. */
export const numbersAsText = (items: z.ZodArray<z.ZodNumber>) =>
  typed
    .transform((text) => splitNumbers(text))
    .pipe(items)
    .describe('Numbers with a comma between them, like 50, 52.5, 51')

/** A point of a map, counted from the top left, like `20, 30`. */
export const point = typed
  .transform((text) => splitNumbers(text))
  .pipe(pointSchema())
  .describe(POINT)

export const points = z
  .string()
  .transform((text) => splitAt(text, ';').map(splitNumbers))
  .pipe(z.array(pointSchema()).min(2))
  .describe('Points like 6, 56; 44, 30: each 0 to 100 from the left, 0 to 60 from the top')

/** Rows of a table: each on a line of its own, with `|` between the cells. */
export const rowsAsText = (rows: z.ZodArray<z.ZodArray<z.ZodString>>) =>
  z
    .string()
    .transform((text) => splitAt(text, '\n').map((row) => splitAt(row, '|')))
    .pipe(rows)
    .describe('One row on each line, with | between its cells')

function pointSchema() {
  const error = `write ${POINT.replace('Two', 'two')}`
  const coordinate = (limit: number) => z.number({ error }).min(0, error).max(limit, error)
  return z.tuple([coordinate(100), coordinate(60)], { error })
}

/** A part that is no number becomes NaN, which the schema of the list reports. */
function splitNumbers(text: string): number[] {
  return splitAt(text, ',').map(Number)
}

function splitAt(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
