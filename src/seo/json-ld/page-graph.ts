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
import { cardAddress } from '../social-cards/card-address.ts'
import {
  type Absolute,
  fullOrganization,
  ORGANIZATION_ID,
  organization,
  WEBSITE_ID,
  webSite,
} from './organization.ts'

/**
 * Returns the structured data of a page (schema.org): the group, the site, the page, its breadcrumb and its subject.
 * It contains only facts that the page shows, and no ratings.
 * @param origin origin of the public site
 */
export function pageGraph(page: SitePage, content: SiteContent, seo: Seo, origin: URL): Graph {
  const absolute: Absolute = (path) => new URL(path, origin).href
  const context = { page, content, absolute }
  const subject = subjectOf(context)
  const breadcrumb = breadcrumbOf(context)
  const webPage: WebPage = {
    ...pageType(page.kind),
    '@id': absolute(page.path),
    url: absolute(page.path),
    name: seo.title,
    description: seo.description,
    inLanguage: 'en-NG',
    isPartOf: { '@id': absolute(WEBSITE_ID) },
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(cardAddress(page)) },
    ...(breadcrumb && { breadcrumb: { '@id': absolute(`${page.path}#breadcrumb`) } }),
    ...(subject && { mainEntity: { '@id': absolute(`${page.path}#subject`) } }),
    ...(isAboutTheGroup(page.kind) && { about: { '@id': absolute(ORGANIZATION_ID) } }),
  }
  const group = isAboutTheGroup(page.kind)
    ? fullOrganization(content, absolute, page.kind !== 'contactPage')
    : organization(content, absolute)
  const parts: (Thing | undefined)[] = [group, webSite(content, absolute), webPage, breadcrumb, subject]
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== undefined) }
}

type GraphContext = { page: SitePage; content: SiteContent; absolute: Absolute }

function isAboutTheGroup(kind: PageKind): boolean {
  return kind === 'home' || kind === 'about' || kind === 'contactPage'
}

function pageType(kind: PageKind) {
  switch (kind) {
    case 'about':
      return { '@type': 'AboutPage' } as const
    case 'contactPage':
      return { '@type': 'ContactPage' } as const
    case 'servicesPage':
    case 'workPage':
    case 'productsPage':
      return { '@type': 'CollectionPage' } as const
    default:
      return { '@type': 'WebPage' } as const
  }
}

/**
 * Returns the breadcrumb of a detail page: home, the list page and the page itself. The last item has no URL, which
 * schema.org allows.
 */
function breadcrumbOf({ page, absolute }: GraphContext): BreadcrumbList | undefined {
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
  services: { name: 'Services', path: urls.services() },
  work: { name: 'Our Work', path: urls.work() },
  products: { name: 'Products', path: urls.products() },
}

function nameOf({ heading }: SitePage): string {
  return [heading.light, heading.heavy].filter(Boolean).join(' ')
}

function subjectOf(context: GraphContext): Service | CreativeWork | SoftwareApplication | undefined {
  const { page, absolute } = context
  const common = {
    '@id': absolute(`${page.path}#subject`),
    url: absolute(page.path),
    image: absolute(cardAddress(page)),
  }
  const group = { '@id': absolute(ORGANIZATION_ID) }
  if (page.kind === 'services') {
    const { title, description } = page.entry.data
    return { '@type': 'Service', ...common, name: title, serviceType: title, description, provider: group }
  }
  if (page.kind === 'work') {
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
  // Only available products are described as applications.
  if (page.kind !== 'products' || page.entry.data.status !== 'available') return undefined
  const { name, shortDescription, category, features, market, launchDate, website } = page.entry.data
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
  }
}
