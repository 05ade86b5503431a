import { z } from 'astro/zod'
import { line, order, placeholder, prose, title } from './fields.ts'
import { photo, requireDescriptiveAlt } from './picture.ts'

/** Schema of a member of the leadership (docs/requirements.md#other-pages). */
export const leaderSchema = z
  .strictObject({
    order,
    name: title.max(50),
    title: line.max(60),
    image: photo.optional(),
    description: prose.describe('About 60 words fit the card best'),
    placeholder,
  })
  .superRefine(requireDescriptiveAlt('name', 'image'))

export type Leader = z.output<typeof leaderSchema>
