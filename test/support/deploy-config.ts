import { type PagePolicies, pagePolicies } from '#scripts/deploy/header-files.ts'
import { assetHeaders, securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite } from '#server/site/static-site.ts'

/** Placeholder host name in the files of deploy/; operators replace it with their own. */
export const SITE_NAME = 'example.com'

const ORIGINS = { siteOrigin: `https://${SITE_NAME}`, apiOrigin: undefined }

/** Returns the headers of the documents of a built site for the host `SITE_NAME`. */
export function deploymentHeaders(site: string): Readonly<Record<string, string>> {
  const { scriptHashes, styleHashes } = loadStaticSite(site)
  return securityHeaders({ ...ORIGINS, scriptHashes, styleHashes })
}

/** Returns the headers of pictures, fonts and other assets for the host `SITE_NAME`. */
export function deploymentAssetHeaders(): Readonly<Record<string, string>> {
  return assetHeaders(ORIGINS.siteOrigin)
}

/** Returns the Content-Security-Policy of each page of a built site for the host `SITE_NAME`. */
export function deploymentPolicies(site: string): PagePolicies {
  return pagePolicies(loadStaticSite(site), ORIGINS)
}

/**
 * Replaces addresses and paths in a configuration file.
 * @throws if a pattern does not occur: the file has changed and the replacements must be adapted
 */
export function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((result, [pattern, replacement]) => {
    if (result.search(pattern) < 0) throw new Error(`the file of deploy/ does not contain ${pattern}`)
    return result.replace(pattern, replacement)
  }, text)
}
