import type { FastifyRequest } from 'fastify'

/** The origin of the site, and the other origins whose pages may post messages. */
export type Origins = { siteOrigin: string; allowedOrigins: readonly string[] }

/**
 * Classifies a request by the site whose page sent it, against cross-site request forgery: a page can't forge Origin and
 * Sec-Fetch-Site. Text browsers and Opera Mini send neither, which gives a plain form a higher spam score.
 */
export function classifyOrigin({ headers }: FastifyRequest, { siteOrigin, allowedOrigins }: Origins) {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers
  if (origin === undefined && fetchSite === undefined) return 'no-browser'
  // Privacy extensions and proxies replace the origin with `null`.
  if (origin === undefined || origin === 'null')
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own-site' : 'foreign-site'
  if (allowedOrigins.includes(origin)) return 'allowed-origin'
  if (fetchSite === 'cross-site') return 'foreign-site'
  return origin === siteOrigin || URL.parse(origin)?.host === host ? 'own-site' : 'foreign-site'
}
