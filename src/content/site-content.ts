import { entries } from './check-references.ts'
import type { ContentKind, RawEntry } from './kinds.ts'
import type { ContentFile } from './read-content.ts'

/** Kinds that have one entry a file, each with an id. */
type ListKind = 'services' | 'work' | 'products' | 'ventures' | 'legal'

/** Kinds that have a single file. */
type SingleKind =
  | 'site'
  | 'about'
  | 'academy'
  | 'csr'
  | 'careers'
  | 'contactPage'
  | 'servicesPage'
  | 'workPage'
  | 'productsPage'
  | 'subsidiariesPage'

export type Entry<Kind extends ContentKind> = { id: string; data: RawEntry<Kind> }

/** What the pages of the site say, as far as search engines and shared links are told of it. */
export type SiteContent = { [Kind in SingleKind]: RawEntry<Kind> } & {
  [Kind in ListKind]: readonly Entry<Kind>[]
}

/**
 * The same content as the pages have, read without a build: pictures are the paths of their files.
 * @param files content that passed its schemas
 */
export function siteContentOf(files: readonly ContentFile[]): SiteContent {
  const single = <Kind extends SingleKind>(kind: Kind) => {
    const [entry] = entries(files, kind)
    if (!entry) throw new Error(`the content of "${kind}" is missing`)
    return entry.data
  }
  const list = <Kind extends Exclude<ListKind, 'legal'>>(kind: Kind): Entry<Kind>[] =>
    entries(files, kind).toSorted((one, other) => one.data.order - other.data.order)
  return {
    site: single('site'),
    about: single('about'),
    academy: single('academy'),
    csr: single('csr'),
    careers: single('careers'),
    contactPage: single('contactPage'),
    servicesPage: single('servicesPage'),
    workPage: single('workPage'),
    productsPage: single('productsPage'),
    subsidiariesPage: single('subsidiariesPage'),
    services: list('services'),
    work: list('work'),
    products: list('products'),
    ventures: list('ventures'),
    legal: entries(files, 'legal'),
  }
}
