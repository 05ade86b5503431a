import {
  academyPicture,
  caseStudyPicture,
  csrPicture,
  type EntryPicture,
  productPicture,
  servicePicture,
} from '../artwork/entry-pictures.ts'
import type { Entry } from '../content/load/content-kinds.ts'
import type { SiteContent } from '../content/load/site-content.ts'
import type { Heading } from '../content/schemas/fields.ts'
import { splitHeading } from '../ui/split-heading.ts'
import { PAGES, pageOf } from '../urls.ts'

export type PageKind = keyof typeof PAGES

/** An indexable page: its path, its heading and its content. */
export type SitePage = {
  [Kind in PageKind]: { kind: Kind; path: string; heading: Heading; entry: Entry<Kind> }
}[PageKind]

/**
 * Returns every indexable page of the content, in the order of `PAGES`. Sitemap, social cards and structured data use this
 * one list, so that they have the same pages.
 */
export function sitePages(content: SiteContent): SitePage[] {
  const kinds = (Object.keys(PAGES) as PageKind[]).filter((kind) => kind in content)
  return kinds.flatMap((kind) =>
    entriesOf(content, kind).map(
      (entry) =>
        ({ kind, path: pageOf({ kind, id: entry.id }), heading: headingOf(entry.data), entry }) as SitePage,
    ),
  )
}

/** Returns the entries of a list kind, or the only entry of a single-file kind. */
function entriesOf(content: SiteContent, kind: PageKind): readonly Entry<PageKind>[] {
  const entries = content[kind]
  return Array.isArray(entries) ? entries : [{ id: kind, data: entries as Entry<PageKind>['data'] }]
}

/** Returns the heading of a page: that of its hero, or else its title or name. */
function headingOf(data: Entry<PageKind>['data']): Heading {
  const { hero, title, name }: Headings = data
  const heading = hero?.title ?? hero?.tagline ?? title ?? name ?? ''
  return typeof heading === 'string' ? splitHeading(heading) : heading
}

type Headings = { hero?: { title?: Heading; tagline?: string }; title?: Heading | string; name?: string }

/**
 * Returns the page at a path.
 * @throws Error if `pages` has no page at this path
 */
export function findPage(pages: readonly SitePage[], path: string): SitePage {
  const found = pages.find((page) => page.path === path)
  if (!found) throw new Error(`PAGES in src/urls.ts does not have ${path}: add it, or mark the page noindex`)
  return found
}

/** Returns the page's own picture, or undefined if it has none. */
export function pictureOf(page: SitePage): EntryPicture | undefined {
  switch (page.kind) {
    case 'services':
      return servicePicture(page.entry)
    case 'work':
      return caseStudyPicture(page.entry)
    case 'products':
      return productPicture(page.entry)
    case 'academy':
      return academyPicture(page.entry.data)
    case 'csr':
      return csrPicture(page.entry.data)
    default:
      return undefined
  }
}
