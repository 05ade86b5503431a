import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { placeholder } from './fields.ts'
import { alt } from './picture.ts'

/** Widths in px at which pages show a whole screen, and the part of it that matters. */
const SHOWN_WIDTH = { whole: 996, phone: 720 }

/** A file in `content/images/products`, at least as wide as it is shown. */
const screenFile = (minWidth: number) =>
  annotate(
    z
      .string()
      .regex(/^\/images\/products\/.+\.(avif|png)$/, {
        message: 'name a picture in content/images/products; its name ends in .avif or .png',
      })
      .overwrite((path) => path.slice(1)),
    { refersTo: 'picture', minWidth },
  )

const whole = screenFile(SHOWN_WIDTH.whole)
const phone = screenFile(SHOWN_WIDTH.phone)

/** A screen of a product. */
export const screen = z.strictObject({
  picture: whole.describe('Path of the whole screen, at least 996 px wide, shown if there is no part'),
  dark: whole.optional().describe('The same for the dark theme; without it the picture is dimmed'),
  phone: phone.optional().describe('The part that matters, at least 720 px wide; the pages show it'),
  phoneDark: phone.optional().describe('The part for the dark theme'),
  alt,
  placeholder: placeholder.describe(
    'Marks sample data and says so below the picture. Remove it for a real screenshot',
  ),
})

export type Screen = z.output<typeof screen>
