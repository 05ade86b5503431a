import { z } from 'astro/zod'
import { PICTURE_FORMATS, USE_JPEG } from '../load/media-file.ts'
import { annotate } from './annotations.ts'
import { contentPath, line, placeholder, report, slug } from './fields.ts'

const pictureFile = annotate(
  contentPath(new RegExp(`^/images/.+(${PICTURE_FORMATS.join('|').replaceAll('.', '\\.')})$`, 'i'), {
    error: ({ input }) =>
      /\.hei[cf]$/i.test(String(input))
        ? `${String(input)} is a HEIC photograph; ${USE_JPEG}`
        : `name a picture in content/images, like /images/work/fees.jpg; its name ends in ${PICTURE_FORMATS.join(', ')}`,
  }),
  { refersTo: 'picture' },
)

/** Alternative text of a picture (WCAG 2.2 SC 1.1.1). */
export const alt = line
  .min(15)
  .max(160)
  .refine(
    (text) => !/^(an? |the )?(image|picture|photo|photograph|graphic)\b/i.test(text),
    'begin with what is seen; a screen reader already says that it is a picture',
  )
  .meta({ title: 'Description of the picture' })
  .describe('What the picture shows, for people who do not see it: 15 to 160 characters')

const FOCUS = [
  ...(['top left', 'top', 'top right', 'left', 'centre', 'right'] as const),
  ...(['bottom left', 'bottom', 'bottom right'] as const),
]

/** A photograph with its alternative text. Narrower than this it is blurred at the smallest size that pages show. */
export const photo = z.strictObject({
  src: annotate(pictureFile, { refersTo: 'picture', minWidth: 600 })
    .meta({ title: 'File' })
    .describe(
      'JPEG, PNG, WebP, AVIF or SVG, best 1600 pixels wide or more; HEIC of a phone must be saved as JPEG',
    ),
  alt,
  focus: z
    .enum(FOCUS)
    .optional()
    .meta({ title: 'Part to keep' })
    .describe('What stays in the picture where it is cut, like the faces; without it, the centre'),
})

/** A logo with its alternative text. No page cuts it. */
export const logo = z.strictObject({ src: pictureFile.meta({ title: 'File' }), alt })

export const portrait = z.strictObject({ image: photo, caption: line.max(160), placeholder })

export const CRAFTS = ['eleko', 'oniko', 'aso-oke', 'uli', 'gbari', 'dagi'] as const
export type Family = (typeof CRAFTS)[number]

export const picture = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('drawn'),
        craft: z
          .enum(CRAFTS)
          .optional()
          .describe('The craft of the pattern; without it the name of the entry chooses one'),
        seed: slug
          .optional()
          .meta({ title: 'Word that the drawing starts from' })
          .describe('Another word gives another drawing; without it, the name of the entry is used'),
        alt,
      })
      .meta({ title: 'Drawn pattern' }),
    photo.extend({ kind: z.literal('photo') }).meta({ title: 'Photograph' }),
  ])
  .describe('A drawn pattern, or a photograph with its file')

/** The picture of an entry. A pattern drawn from its name stands in for one that is missing. */
export const entryPicture = picture.default({
  kind: 'drawn',
  alt: 'A pattern that a program draws from the name of this page',
})

/**
 * Returns a check that the alternative text of a picture says more than the title next to it.
 * @param title name of the field with the title
 * @param image name of the field with the picture
 */
export const requireDescriptiveAlt =
  <Title extends string, Image extends string>(title: Title, image: Image) =>
  (
    entry: Record<Title, string> & Partial<Record<Image, { alt: string } | undefined>>,
    context: z.RefinementCtx,
  ): void => {
    const described = entry[image]
    if (!described) return
    const ignored = new Set([...wordsOf(entry[title]), ...FILLER_WORDS])
    const message = `say what the picture shows; "${entry[title]}" is already next to it`
    if (wordsOf(described.alt).filter((word) => !ignored.has(word)).length < 3)
      report(context, [image, 'alt'], message)
  }

export type Portrait = z.output<typeof portrait>
export type Photo = z.output<typeof photo>
export type Logo = z.output<typeof logo>
export type Picture = z.output<typeof picture>

const FILLER_WORDS =
  'a an and for in of on the drawing icon image logo mark photo photograph picture portrait'.split(' ')

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
