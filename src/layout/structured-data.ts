import type { SiteContent } from '#src/content/load/site-content.ts'
import { isCallable } from '../content/text/phone-number.ts'
import { urls } from '../urls.ts'
import { nameOf, type PageKind, type SitePage } from './site-pages.ts'

type Part = { '@type': string; [property: string]: unknown }

/**
 * Returns the structured data of a page (schema.org), or undefined if it has none: organisation and web site on the home page,
 * the organisation on the pages about it, and the breadcrumb of a detail page. It contains only facts that the page shows.
 * @param origin origin of the public site
 */
export function structuredData(page: SitePage, content: SiteContent, origin: URL): object | undefined {
  const absolute = (path: string) => new URL(path, origin).href
  const home = { '@type': 'WebSite', name: content.site.name, url: absolute(urls.home()) }
  const isOfGroup = ['home', 'about', 'contactPage'].includes(page.kind)
  const parts = isOfGroup ? [organization(content, absolute)] : breadcrumb(page, absolute)
  if (page.kind === 'home') parts.push(home)
  return parts.length > 0 ? { '@context': 'https://schema.org', '@graph': parts } : undefined
}

type Absolute = (path: string) => string

function organization({ site }: SiteContent, absolute: Absolute): Part {
  const { street, city, region, country } = site.address
  return {
    '@type': 'Organization',
    name: site.name,
    url: absolute(urls.home()),
    logo: absolute(urls.icon('icon-512')),
    description: site.description,
    foundingDate: String(site.foundedYear),
    email: site.email,
    ...(site.phone && isCallable(site.phone) && { telephone: site.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    sameAs: site.social.map(({ url }) => url),
  }
}

/** Returns the breadcrumb of a detail page: home, the list, and the page itself, which schema.org allows to have no URL. */
function breadcrumb(page: SitePage, absolute: Absolute): Part[] {
  const list = LISTS[page.kind]
  if (!list) return []
  const steps = [
    { name: 'Home', item: absolute(urls.home()) },
    { name: list.name, item: absolute(list.path) },
    { name: nameOf(page) },
  ]
  const items = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

const LISTS: Partial<Record<PageKind, { name: string; path: string }>> = {
  services: { name: 'Services', path: urls.services() },
  work: { name: 'Our Work', path: urls.work() },
  products: { name: 'Products', path: urls.products() },
}

/** Serialises data for a script element. Escapes `<`, so that no text in it can end the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
