import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  Service,
  SoftwareApplication,
  Thing,
  WebPage,
} from 'schema-dts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import type { Seo } from '#src/content/schemas/fields.ts'
import { urls } from '#src/urls.ts'
import type { PageKind, SitePage } from '../site-pages.ts'
import { cardAddress } from '../social-images/image-address.ts'
import { offersOf } from './offers.ts'
import {
  type Absolute,
  ORGANIZATION_ID,
  organization,
  WEBSITE_ID,
  webSite,
  wholeOrganization,
} from './organization.ts'

/**
 * What a page is about, as search engines read it: the group, the site, the page, the way to it and the thing
 * that it shows. Says nothing that the page does not say, and no ratings.
 * @param origin origin of the public site
 */
export function pageGraph(page: SitePage, content: SiteContent, seo: Seo, origin: URL): Graph {
  const absolute: Absolute = (path) => new URL(path, origin).href
  const at = { page, content, absolute }
  const subject = subjectOf(at)
  const way = wayTo(at)
  const webPage: WebPage = {
    ...pageType(page.kind),
    '@id': absolute(page.path),
    url: absolute(page.path),
    name: seo.title,
    description: seo.description,
    inLanguage: 'en-NG',
    isPartOf: { '@id': absolute(WEBSITE_ID) },
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(cardAddress(page, content)) },
    ...(way && { breadcrumb: { '@id': absolute(`${page.path}#breadcrumb`) } }),
    ...(subject && { mainEntity: { '@id': absolute(`${page.path}#subject`) } }),
    ...(isAboutTheGroup(page.kind) && { about: { '@id': absolute(ORGANIZATION_ID) } }),
  }
  const group = isAboutTheGroup(page.kind)
    ? wholeOrganization(content, absolute, page.kind !== 'contact')
    : organization(content, absolute)
  const parts: (Thing | undefined)[] = [group, webSite(content, absolute), webPage, way, subject]
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== undefined) }
}

type At = { page: SitePage; content: SiteContent; absolute: Absolute }

function isAboutTheGroup(kind: PageKind): boolean {
  return kind === 'home' || kind === 'about' || kind === 'contact'
}

function pageType(kind: PageKind) {
  switch (kind) {
    case 'about':
      return { '@type': 'AboutPage' } as const
    case 'contact':
      return { '@type': 'ContactPage' } as const
    case 'services':
    case 'work':
    case 'products':
      return { '@type': 'CollectionPage' } as const
    default:
      return { '@type': 'WebPage' } as const
  }
}

/** Of a detail page: home, the list, and the page itself, which needs no address. */
function wayTo({ page, absolute }: At): BreadcrumbList | undefined {
  const list = LISTS[page.kind]
  if (!list) return undefined
  const steps = [
    { name: 'Home', item: absolute(urls.home()) },
    { name: list.name, item: absolute(list.path) },
    { name: nameOf(page) },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': absolute(`${page.path}#breadcrumb`),
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

const LISTS: Partial<Record<PageKind, { name: string; path: string }>> = {
  service: { name: 'Services', path: urls.services() },
  'case study': { name: 'Our Work', path: urls.work() },
  product: { name: 'Products', path: urls.products() },
}

function nameOf({ heading }: SitePage): string {
  return [heading.light, heading.heavy].filter(Boolean).join(' ')
}

function subjectOf(at: At): Service | CreativeWork | SoftwareApplication | undefined {
  const { page, content, absolute } = at
  const common = {
    '@id': absolute(`${page.path}#subject`),
    url: absolute(page.path),
    image: absolute(cardAddress(page, content)),
  }
  const group = { '@id': absolute(ORGANIZATION_ID) }
  if (page.kind === 'service') {
    const { title, description } = page.entry.data
    return { '@type': 'Service', ...common, name: title, serviceType: title, description, provider: group }
  }
  if (page.kind === 'case study') {
    const { title, summary, category, year, country, tech } = page.entry.data
    return {
      '@type': 'CreativeWork',
      ...common,
      name: title,
      abstract: summary,
      genre: category,
      keywords: tech,
      dateCreated: String(year),
      locationCreated: { '@type': 'Place', name: country },
      inLanguage: 'en-NG',
      creator: group,
    }
  }
  // What is not launched is no application that anybody could get.
  if (page.kind !== 'product' || page.entry.data.status !== 'available') return undefined
  const { name, shortDescription, category, features, market, launchDate, website, pricing } = page.entry.data
  const offers = offersOf(pricing, absolute(urls.product(page.entry.id, 'pricing')))
  return {
    '@type': 'SoftwareApplication',
    ...common,
    name,
    description: shortDescription,
    applicationCategory: category,
    featureList: features,
    audience: { '@type': 'Audience', audienceType: market },
    datePublished: launchDate,
    publisher: group,
    ...(website && { sameAs: website }),
    ...(offers.length > 0 && { offers }),
  }
}
