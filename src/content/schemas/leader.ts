import { z } from 'astro/zod'
import { type ImageField, line, order, picture, placeholder, prose } from './atoms.ts'

/** Specification section 3, Leader. */
export const leaderSchema = (image: ImageField) =>
  z.strictObject({
    order,
    name: line.max(50),
    title: line.max(60),
    image: picture(image),
    description: prose,
    placeholder,
  })

export type Leader = z.output<ReturnType<typeof leaderSchema>>
