import { type PagePolicies, pagePolicies } from '#scripts/deploy/header-files.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite } from '#server/site/static-site.ts'

/** The name that the files in deploy/ carry until an operator puts in the site's own. */
export const SITE_NAME = 'example.com'

const ORIGINS = { siteOrigin: `https://${SITE_NAME}`, apiOrigin: undefined }

/** What `npm run deploy:headers` starts from, for a built site under that name. */
export function deploymentHeaders(site: string): Readonly<Record<string, string>> {
  const { scriptHashes, styleHashes } = loadStaticSite(site)
  return securityHeaders({ ...ORIGINS, scriptHashes, styleHashes })
}

/** The policies of a built site's pages under that name. */
export function deploymentPolicies(site: string): PagePolicies {
  return pagePolicies(loadStaticSite(site), ORIGINS)
}

/** Puts loopback's places into a configuration; one that is not found means that the proof no longer fits the file. */
export function replaced(text: string, places: readonly (readonly [RegExp, string])[]): string {
  return places.reduce((result, [pattern, replacement]) => {
    if (result.search(pattern) < 0) throw new Error(`deploy/ no longer holds ${pattern}`)
    return result.replace(pattern, replacement)
  }, text)
}
