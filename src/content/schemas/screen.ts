import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { placeholder } from './fields.ts'
import { alt } from './picture.ts'

/** Width in px at which pages show a screen. */
const SHOWN_WIDTH = 720

/** A file in `content/images/products`, at least as wide as it is shown. */
const file = annotate(
  z
    .string()
    .regex(/^\/images\/products\/.+\.(avif|png)$/, {
      message: 'name a picture in content/images/products; its name ends in .avif or .png',
    })
    .overwrite((path) => path.slice(1)),
  { refersTo: 'picture', minWidth: SHOWN_WIDTH },
)

/** A screen of a product. */
export const screen = z.strictObject({
  picture: file.describe('Path of the part of the screen that matters, upright and at least 720 px wide'),
  dark: file.optional().describe('The same for the dark theme; without it the picture is dimmed'),
  alt,
  placeholder: placeholder.describe(
    'Marks sample data and says so below the picture. Remove it for a real screenshot',
  ),
})

export type Screen = z.output<typeof screen>
