import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where a request was sent from, according to the browser. */
export type RequestOrigin = 'own-site' | 'allowed-origin' | 'no-browser' | 'foreign-site'

/**
 * Returns whether a request comes from our own pages or from another site (CSRF). Browsers add Origin and Sec-Fetch-Site
 * to a POST request, and a page can't forge them. Clients that send neither, such as text browsers and Opera Mini, are
 * accepted; the missing headers raise the spam score.
 */
export function classifyOrigin(
  request: FastifyRequest,
  { siteOrigin, allowedOrigins }: Pick<Config, 'siteOrigin' | 'allowedOrigins'>,
): RequestOrigin {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers
  if (origin === undefined) {
    if (fetchSite === undefined) return 'no-browser'
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own-site' : 'foreign-site'
  }
  if (allowedOrigins.includes(origin)) return 'allowed-origin'
  if (fetchSite === 'cross-site') return 'foreign-site'
  return origin === siteOrigin || hostOf(origin) === host ? 'own-site' : 'foreign-site'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
