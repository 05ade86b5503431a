import type { ContentKind, Entry } from '#src/content/load/content-kinds.ts'
import type { ContentFile } from '#src/content/load/read-content.ts'
import type { Heading } from '#src/content/schemas/fields.ts'
import {
  caseStudyPicture,
  csrPicture,
  type EntryPicture,
  productPicture,
  servicePicture,
} from '#src/drawings/entry-pictures.ts'
import { splitHeading } from '#src/ui/split-heading.ts'
import { type KINDS_WITHOUT_PAGE, pageOf } from '../urls.ts'

export type PageKind = Exclude<ContentKind, (typeof KINDS_WITHOUT_PAGE)[number]>

export type SitePage = {
  [Kind in PageKind]: { kind: Kind; path: string; heading: Heading; entry: Entry<Kind> }
}[PageKind]

/** Returns the indexable pages of valid files: the one list for sitemap, social cards and structured data. */
export function sitePages(files: readonly ContentFile[]): SitePage[] {
  return files.flatMap(({ kind, file, id, data }) => {
    const path = pageOf({ kind, file })
    if (path === undefined) return []
    const entry = { id, data: data as Entry<PageKind>['data'] }
    return [{ kind, path, heading: headingOf(entry.data), entry } as SitePage]
  })
}

function headingOf(data: Entry<PageKind>['data']): Heading {
  const { hero, title, name }: Headings = data
  const heading = hero?.title ?? hero?.tagline ?? title ?? name ?? ''
  return typeof heading === 'string' ? splitHeading(heading) : heading
}

type Headings = { hero?: { title?: Heading; tagline?: string }; title?: Heading | string; name?: string }

/** Returns the page at a path. @throws Error if there is none */
export function findPage(pages: readonly SitePage[], path: string): SitePage {
  const found = pages.find((page) => page.path === path)
  if (!found) throw new Error(`no content file is at ${path}: add it, or set canonical={null}`)
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
    case 'csr':
      return csrPicture(page.entry.data)
    default:
      return undefined
  }
}

/** Returns the heading of a page as one text. */
export function nameOf({ heading }: SitePage): string {
  return [heading.light, heading.heavy].filter(Boolean).join(' ')
}

/** Maximum length of a document title, in characters. Search results truncate longer titles. */
const MAX_TITLE_LENGTH = 60

/** Returns the document title: the page title, followed by the site name if both fit in MAX_TITLE_LENGTH. */
export function pageTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length <= MAX_TITLE_LENGTH ? full : title
}
