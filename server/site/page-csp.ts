import { type PolicyInput, securityHeaders } from './security-headers.ts'
import type { Page, PageVariant, StaticSite } from './static-site.ts'

/**
 * Gives every page a policy that allows its own inline scripts and styles and none of the other pages': narrower
 * than one policy for the whole site, and a kilobyte less before the first word of a page.
 */
export function withPageCsp(
  site: StaticSite,
  origins: Pick<PolicyInput, 'siteOrigin' | 'apiOrigin'>,
): StaticSite {
  const narrow = (page: Page): Page => {
    const headers = securityHeaders({ ...origins, ...page.inline })
    const withPolicy = (variant: PageVariant): PageVariant => ({
      ...variant,
      headers: { ...headers, ...variant.headers },
    })
    return {
      inline: page.inline,
      plain: withPolicy(page.plain),
      ...(page.br && { br: withPolicy(page.br) }),
      ...(page.gzip && { gzip: withPolicy(page.gzip) }),
    }
  }
  return {
    ...site,
    pages: new Map([...site.pages].map(([path, page]) => [path, narrow(page)])),
    notFound: narrow(site.notFound),
  }
}
