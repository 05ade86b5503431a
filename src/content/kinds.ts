import type { z } from 'astro/zod'
import type { ImageField } from './schemas/atoms.ts'
import { caseStudySchema } from './schemas/case-study.ts'
import { csrSchema } from './schemas/csr.ts'
import { homeSchema } from './schemas/home.ts'
import { leaderSchema } from './schemas/leader.ts'
import { navigationSchema } from './schemas/navigation.ts'
import {
  aboutSchema,
  academySchema,
  careersSchema,
  contactPageSchema,
  legalSchema,
  notFoundSchema,
  productsPageSchema,
  servicesPageSchema,
  subsidiariesPageSchema,
  workPageSchema,
} from './schemas/pages.ts'
import { productSchema } from './schemas/product.ts'
import { serviceSchema } from './schemas/service.ts'
import { siteSchema } from './schemas/site.ts'
import { ventureSchema } from './schemas/venture.ts'

/**
 * Every kind of content: the files that hold it, from `content/`, and the schema they must fit.
 * A pattern with a star holds one entry a file, named by its id; the others are single pages.
 */
export const contentKinds = {
  site: { files: 'site.yaml', schema: () => siteSchema },
  navigation: { files: 'navigation.yaml', schema: () => navigationSchema },
  home: { files: 'home.yaml', schema: homeSchema },
  about: { files: 'about.yaml', schema: () => aboutSchema },
  academy: { files: 'academy.yaml', schema: academySchema },
  csr: { files: 'csr.yaml', schema: csrSchema },
  careers: { files: 'careers.yaml', schema: () => careersSchema },
  contactPage: { files: 'contact.yaml', schema: () => contactPageSchema },
  notFound: { files: 'not-found.yaml', schema: () => notFoundSchema },
  servicesPage: { files: 'services.yaml', schema: () => servicesPageSchema },
  workPage: { files: 'work.yaml', schema: () => workPageSchema },
  productsPage: { files: 'products.yaml', schema: () => productsPageSchema },
  subsidiariesPage: { files: 'subsidiaries.yaml', schema: () => subsidiariesPageSchema },
  services: { files: 'services/*.yaml', schema: serviceSchema },
  work: { files: 'work/*.yaml', schema: caseStudySchema },
  products: { files: 'products/*.yaml', schema: productSchema },
  ventures: { files: 'ventures/*.yaml', schema: ventureSchema },
  leaders: { files: 'leaders/*.yaml', schema: leaderSchema },
  legal: { files: 'legal/*.md', schema: () => legalSchema },
} as const satisfies Record<string, { files: string; schema: (image: ImageField) => z.ZodType }>

export type ContentKind = keyof typeof contentKinds

/** The fields of an entry. Read without a build, its pictures are still the paths that the file has. */
export type RawEntry<Kind extends ContentKind> = z.output<ReturnType<(typeof contentKinds)[Kind]['schema']>>
