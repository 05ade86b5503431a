import { z } from 'astro/zod'
import { type ImageField, line, order, picture, placeholder, prose } from './atoms.ts'

export const PRODUCT_STATUSES = ['available', 'In Development', 'Coming Soon'] as const

const tier = z.strictObject({ name: line, price: line, details: line })

const pricing = z.strictObject({
  model: line,
  details: prose.optional(),
  tiers: z.array(tier).min(1).max(4).optional(),
})

const common = (image: ImageField) => ({
  order,
  name: line.max(40),
  category: line.max(40),
  image: picture(image),
  shortDescription: line.min(40).max(160),
  description: prose,
  features: z.array(line.max(140)).min(4).max(8),
  tech: z.array(line).min(3).max(8),
  market: prose,
  pricing,
  placeholder,
})

/**
 * Specification sections 3 and 4, Product. What is not launched has a launch quarter and a planned
 * impact; it has no launch date, no website and no metrics.
 */
export const productSchema = (image: ImageField) =>
  z.discriminatedUnion('status', [
    z.strictObject({
      ...common(image),
      status: z.literal('available'),
      launchDate: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'write year and month, like 2023-04'),
      website: z.url({ protocol: /^https$/ }).optional(),
      metrics: z
        .record(
          z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'write metric names like activeUsers'),
          z.union([z.number(), line]),
        )
        .refine((metrics) => Object.keys(metrics).length >= 3, 'give at least three metrics'),
      impact: prose,
    }),
    z.strictObject({
      ...common(image),
      status: z.enum(['In Development', 'Coming Soon']),
      launchQuarter: z.string().regex(/^Q[1-4] 20\d\d$/, 'write quarter and year, like Q2 2026'),
      plannedImpact: prose,
    }),
  ])

export type Product = z.output<ReturnType<typeof productSchema>>
