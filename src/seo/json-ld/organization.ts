import type { Organization, WebSite } from 'schema-dts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import { urls } from '#src/urls.ts'

/** Returns the absolute URL of a path. */
export type Absolute = (path: string) => string

/** Ids for references between the parts of a graph. */
export const ORGANIZATION_ID = `${urls.home()}#organization`
export const WEBSITE_ID = `${urls.home()}#website`

/** Returns a short description of the group, for pages with another subject. */
export function organization({ site }: SiteContent, absolute: Absolute) {
  return {
    '@type': 'Organization',
    '@id': absolute(ORGANIZATION_ID),
    name: site.name,
    url: absolute(urls.home()),
    logo: { '@type': 'ImageObject', url: absolute(urls.icon('icon-512')), width: '512', height: '512' },
  } as const satisfies Organization
}

/** Returns the group with its address and contact details, and with its ventures if the page names them. */
export function fullOrganization(
  content: SiteContent,
  absolute: Absolute,
  namesVentures: boolean,
): Organization {
  const { site, home, ventures } = content
  return {
    ...organization(content, absolute),
    legalName: site.registeredName,
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
export function webSite({ site }: SiteContent, absolute: Absolute): WebSite {
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
