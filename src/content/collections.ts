import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import type { SiteContent } from './site-content.ts'

type OrderedKind = 'services' | 'work' | 'products' | 'ventures' | 'leaders'

/** All entries of a kind, in the order that their files give. */
export async function getOrdered<Kind extends OrderedKind>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  const entries = await getCollection(kind)
  return entries.toSorted((one, other) => one.data.order - other.data.order)
}

/** The one entry of a kind that has a single file, like `site` or `home`. */
export async function getSingle<Kind extends Exclude<CollectionKey, OrderedKind>>(
  kind: Kind,
): Promise<CollectionEntry<Kind>['data']> {
  const [entry] = await getCollection(kind)
  if (!entry) throw new Error(`the content of "${kind}" is missing`)
  return entry.data
}

/** Everything that search engines and shared links are told of. */
export async function getSiteContent(): Promise<SiteContent> {
  return {
    site: await getSingle('site'),
    about: await getSingle('about'),
    academy: await getSingle('academy'),
    csr: await getSingle('csr'),
    careers: await getSingle('careers'),
    contactPage: await getSingle('contactPage'),
    servicesPage: await getSingle('servicesPage'),
    workPage: await getSingle('workPage'),
    productsPage: await getSingle('productsPage'),
    subsidiariesPage: await getSingle('subsidiariesPage'),
    services: await getOrdered('services'),
    work: await getOrdered('work'),
    products: await getOrdered('products'),
    ventures: await getOrdered('ventures'),
    legal: await getCollection('legal'),
  }
}
