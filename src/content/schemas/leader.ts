import { z } from 'astro/zod'
import { describesMoreThan, line, order, photo, placeholder, proseOf, title } from './fields.ts'

/** A member of the leadership (docs/requirements.md#about-page). */
export const leaderSchema = z
  .strictObject({
    order,
    name: title.max(50),
    title: line.max(60),
    image: photo,
    description: proseOf(45).describe('At least 45 words; about 60 fit the card best'),
    placeholder,
  })
  .superRefine(describesMoreThan('name', 'image'))

export type Leader = z.output<typeof leaderSchema>
