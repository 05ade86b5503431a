import type { Page, PageVariant } from './page.ts'
import { type PolicyInput, securityHeaders } from './security-headers.ts'
import type { StaticSite } from './static-site.ts'

/**
 * Gives every page its own CSP, which allows only the inline scripts and styles of that page. Such a CSP is stricter than
 * one policy for the whole site, and 1 kB smaller. A page that states a policy in its HTML, like /edit, keeps that one.
 */
export function withPageCsp(
  site: StaticSite,
  origins: Pick<PolicyInput, 'siteOrigin' | 'apiOrigin'>,
): StaticSite {
  const addCsp = (page: Page): Page => {
    const headers = {
      ...securityHeaders({ ...origins, ...page.inline }),
      ...(page.ownPolicy && { 'content-security-policy': page.ownPolicy }),
    }
    const addHeaders = (variant: PageVariant): PageVariant => ({
      ...variant,
      headers: { ...headers, ...variant.headers },
    })
    return {
      ...page,
      plain: addHeaders(page.plain),
      ...(page.br && { br: addHeaders(page.br) }),
      ...(page.gzip && { gzip: addHeaders(page.gzip) }),
    }
  }
  return {
    ...site,
    pages: new Map([...site.pages].map(([path, page]) => [path, addCsp(page)])),
    notFound: addCsp(site.notFound),
    templates: {
      formAnswer: addCsp(site.templates.formAnswer),
      thankYou: addCsp(site.templates.thankYou),
    },
  }
}
