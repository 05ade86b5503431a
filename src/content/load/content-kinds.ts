import type { z } from 'astro/zod'
import { aboutSchema } from '../schemas/about.ts'
import { academySchema } from '../schemas/academy.ts'
import { careersSchema } from '../schemas/careers.ts'
import { caseStudySchema } from '../schemas/case-study.ts'
import { contactPageSchema } from '../schemas/contact-page.ts'
import { csrSchema } from '../schemas/csr.ts'
import { leaderSchema, ventureSchema } from '../schemas/group.ts'
import { homeSchema } from '../schemas/home.ts'
import {
  productsPageSchema,
  servicesPageSchema,
  subsidiariesPageSchema,
  workPageSchema,
} from '../schemas/list-pages.ts'
import { navigationSchema } from '../schemas/navigation.ts'
import {
  legalSchema,
  notFoundSchema,
  offlineSchema,
  patternsSchema,
  profileSchema,
} from '../schemas/other-pages.ts'
import { productSchema } from '../schemas/product.ts'
import { serviceSchema } from '../schemas/service.ts'
import { siteSchema } from '../schemas/site.ts'

/**
 * Every kind of content, with its files in `content/` and their schema. A pattern with a star matches one file for each
 * entry, named after the entry's id. The other kinds have a single file. The sitemap has the same order.
 */
export const contentKinds = {
  home: { files: 'home.yaml', schema: homeSchema },
  servicesPage: { files: 'services.yaml', schema: servicesPageSchema },
  services: { files: 'services/*.yaml', schema: serviceSchema },
  workPage: { files: 'work.yaml', schema: workPageSchema },
  work: { files: 'work/*.yaml', schema: caseStudySchema },
  productsPage: { files: 'products.yaml', schema: productsPageSchema },
  products: { files: 'products/*.yaml', schema: productSchema },
  academy: { files: 'academy.yaml', schema: academySchema },
  about: { files: 'about.yaml', schema: aboutSchema },
  subsidiariesPage: { files: 'subsidiaries.yaml', schema: subsidiariesPageSchema },
  csr: { files: 'csr.yaml', schema: csrSchema },
  careers: { files: 'careers.yaml', schema: careersSchema },
  patterns: { files: 'patterns.yaml', schema: patternsSchema },
  contactPage: { files: 'contact.yaml', schema: contactPageSchema },
  legal: { files: 'legal/*.md', schema: legalSchema },
  site: { files: 'site.yaml', schema: siteSchema },
  navigation: { files: 'navigation.yaml', schema: navigationSchema },
  ventures: { files: 'ventures/*.yaml', schema: ventureSchema },
  leaders: { files: 'leaders/*.yaml', schema: leaderSchema },
  notFound: { files: 'not-found.yaml', schema: notFoundSchema },
  offline: { files: 'offline.yaml', schema: offlineSchema },
  profile: { files: 'profile.yaml', schema: profileSchema },
} as const satisfies Record<string, { files: string; schema: z.ZodType }>

type Kinds = typeof contentKinds
export type ContentKind = keyof Kinds
export type ListKind = {
  [Kind in ContentKind]: Kinds[Kind]['files'] extends `${string}*${string}` ? Kind : never
}[ContentKind]
export type SingleKind = Exclude<ContentKind, ListKind>

/** An entry of a kind: its id (the name of its file) and its fields. */
export type Entry<Kind extends ContentKind> = { id: string; data: z.output<Kinds[Kind]['schema']> }

export const contentKindNames = Object.keys(contentKinds) as ContentKind[]
