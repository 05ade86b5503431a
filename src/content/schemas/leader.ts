import { z } from 'astro/zod'
import { describesMoreThan, type ImageField, line, order, picture, placeholder, proseOf } from './atoms.ts'

/** Specification section 3, Leader. */
export const leaderSchema = (image: ImageField) =>
  z
    .strictObject({
      order,
      name: line.max(50),
      title: line.max(60),
      image: picture(image),
      description: proseOf(45, 75).describe('About 60 words'),
      placeholder,
    })
    .superRefine(describesMoreThan('name', 'image'))

export type Leader = z.output<ReturnType<typeof leaderSchema>>
