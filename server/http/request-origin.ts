import type { FastifyRequest } from 'fastify'

/** The origin of the site, and the other origins whose pages may post messages. */
export type Origins = { siteOrigin: string; allowedOrigins: readonly string[] }

/** Kind of site whose page sent a request; `no-browser` if the request has no headers of a browser. */
export type RequestOrigin = 'own-site' | 'allowed-origin' | 'no-browser' | 'foreign-site'

/**
 * Classifies a request by the site whose page sent it, to prevent cross-site request forgery (CSRF). Browsers
 * add the headers Origin and Sec-Fetch-Site to a POST request, and a page can't forge them. Text browsers and
 * Opera Mini send neither header: the API accepts such a request, but gives a plain form a higher spam score.
 */
export function classifyOrigin(
  request: FastifyRequest,
  { siteOrigin, allowedOrigins }: Origins,
): RequestOrigin {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers
  if (origin === undefined && fetchSite === undefined) return 'no-browser'
  // Privacy extensions and proxies replace the origin with `null`.
  if (origin === undefined || origin === 'null')
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own-site' : 'foreign-site'
  if (allowedOrigins.includes(origin)) return 'allowed-origin'
  if (fetchSite === 'cross-site') return 'foreign-site'
  return origin === siteOrigin || hostOf(origin) === host ? 'own-site' : 'foreign-site'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
