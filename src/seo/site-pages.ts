import {
  academyPicture,
  caseStudyPicture,
  csrPicture,
  type EntryPicture,
  productPicture,
  servicePicture,
} from '../artwork/entry-pictures.ts'
import type { Entry } from '../content/load/content-kinds.ts'
import { findEntry } from '../content/load/find-entry.ts'
import type { SiteContent } from '../content/load/site-content.ts'
import type { Heading } from '../content/schemas/fields.ts'
import { splitHeading } from '../ui/split-heading.ts'
import { urls } from '../urls.ts'

/** An indexable page: its path, its heading and, if it is a detail page, its entry. */
export type SitePage = { path: string; heading: Heading } & (
  | { kind: (typeof STATIC_PAGES)[number] }
  | { kind: 'service'; entry: Entry<'services'> }
  | { kind: 'case-study'; entry: Entry<'work'> }
  | { kind: 'product'; entry: Entry<'products'> }
  | { kind: 'legal'; entry: Entry<'legal'> }
)

export type PageKind = SitePage['kind']

/** Kinds of pages that have exactly one page. */
const STATIC_PAGES = [
  'home',
  'about',
  'services',
  'work',
  'products',
  'academy',
  'subsidiaries',
  'csr',
  'careers',
  'contact',
] as const

const LEGAL = [
  { id: 'privacy-policy', path: urls.privacyPolicy() },
  { id: 'terms-of-service', path: urls.termsOfService() },
]

/**
 * Returns every indexable page, in the order of the navigation. Sitemap, social cards and structured data use this one
 * list, so that they have the same pages.
 */
export function sitePages(content: SiteContent): SitePage[] {
  const { home, about, servicesPage, workPage, productsPage, academy, subsidiariesPage } = content
  return [
    { kind: 'home', path: urls.home(), heading: splitHeading(home.hero.tagline) },
    { kind: 'services', path: urls.services(), heading: servicesPage.hero.title },
    ...content.services.map((entry) => ({
      kind: 'service' as const,
      path: urls.service(entry.id),
      heading: splitHeading(entry.data.title),
      entry,
    })),
    { kind: 'work', path: urls.work(), heading: workPage.hero.title },
    ...content.work.map((entry) => ({
      kind: 'case-study' as const,
      path: urls.caseStudy(entry.id),
      heading: splitHeading(entry.data.title),
      entry,
    })),
    { kind: 'products', path: urls.products(), heading: productsPage.hero.title },
    ...content.products.map((entry) => ({
      kind: 'product' as const,
      path: urls.product(entry.id),
      heading: splitHeading(entry.data.name),
      entry,
    })),
    { kind: 'academy', path: urls.academy(), heading: academy.hero.title },
    { kind: 'about', path: urls.about(), heading: about.hero.title },
    { kind: 'subsidiaries', path: urls.subsidiaries(), heading: subsidiariesPage.hero.title },
    { kind: 'csr', path: urls.csr(), heading: content.csr.hero.title },
    { kind: 'careers', path: urls.careers(), heading: content.careers.hero.title },
    { kind: 'contact', path: urls.contact(), heading: content.contactPage.title },
    ...LEGAL.map(({ id, path }) => {
      const entry = findEntry(content.legal, id)
      return { kind: 'legal' as const, path, heading: splitHeading(entry.data.title), entry }
    }),
  ]
}

/**
 * Returns the page at a path.
 * @throws Error if `pages` has no page at this path
 */
export function findPage(pages: readonly SitePage[], path: string): SitePage {
  const found = pages.find((page) => page.path === path)
  if (!found) throw new Error(`src/seo/site-pages.ts does not know ${path}: add it, or mark the page noindex`)
  return found
}

/** Returns the page's own picture, or undefined if it has none. */
export function pictureOf(page: SitePage, { academy, csr }: SiteContent): EntryPicture | undefined {
  switch (page.kind) {
    case 'service':
      return servicePicture(page.entry)
    case 'case-study':
      return caseStudyPicture(page.entry)
    case 'product':
      return productPicture(page.entry)
    case 'academy':
      return academyPicture(academy)
    case 'csr':
      return csrPicture(csr)
    default:
      return undefined
  }
}
