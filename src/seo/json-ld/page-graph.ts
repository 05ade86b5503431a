import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  Organization,
  Service,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import type { Seo } from '#src/content/schemas/fields.ts'
import { urls } from '#src/urls.ts'
import { cardAddress, nameOf, type PageKind, type SitePage } from '../site-pages.ts'

/** Returns the absolute URL of a path. */
type Absolute = (path: string) => string

/** Ids for references between the parts of a graph. */
const ORGANIZATION_ID = `${urls.home()}#organization`
const WEBSITE_ID = `${urls.home()}#website`

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
  const webPage = {
    '@type': PAGE_TYPES[page.kind] ?? ('WebPage' as const),
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
  } satisfies Thing
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

/** The types of pages other than `WebPage`. */
const PAGE_TYPES: Partial<Record<PageKind, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contactPage: 'ContactPage',
  servicesPage: 'CollectionPage',
  workPage: 'CollectionPage',
  productsPage: 'CollectionPage',
}

/** Returns the breadcrumb of a detail page: home, the list, and the page itself, which schema.org allows to have no URL. */
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

/** Returns a short description of the group, for pages with another subject. */
function organization({ site }: SiteContent, absolute: Absolute) {
  return {
    '@type': 'Organization',
    '@id': absolute(ORGANIZATION_ID),
    name: site.name,
    url: absolute(urls.home()),
    logo: { '@type': 'ImageObject', url: absolute(urls.icon('icon-512')), width: '512', height: '512' },
  } as const satisfies Organization
}

/** Returns the group with its address and contact details, and with its ventures if the page names them. */
function fullOrganization(content: SiteContent, absolute: Absolute, namesVentures: boolean): Organization {
  const { site, home, ventures } = content
  return {
    ...organization(content, absolute),
    description: site.description,
    slogan: home.hero.tagline,
    foundingDate: String(site.foundedYear),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: absolute(urls.contact()),
      email: site.email,
      ...(site.phone && { telephone: site.phone }),
      availableLanguage: 'English',
    },
    sameAs: site.social.map(({ url }) => url),
    ...(namesVentures && {
      subOrganization: ventures.map(({ data }) => ({
        '@type': 'Organization' as const,
        name: data.name,
        slogan: data.tagline,
        description: data.summary,
        url: absolute(data.link),
      })),
    }),
  }
}

/** Returns the website. */
function webSite({ site }: SiteContent, absolute: Absolute): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute(WEBSITE_ID),
    url: absolute(urls.home()),
    name: site.name,
    description: site.description,
    inLanguage: 'en-NG',
    publisher: { '@id': absolute(ORGANIZATION_ID) },
  }
}

/** Serialises a graph for a script element. Escapes `<`, so that no text in the graph can end the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
