import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** The site that sent a request, according to the headers that the browser adds. */
export type RequestOrigin = 'own-site' | 'allowed-origin' | 'no-browser' | 'foreign-site'

/**
 * Classifies a request by the site that sent it, to prevent cross-site request forgery (CSRF). Browsers add
 * the headers Origin and Sec-Fetch-Site to a POST request, and a page can't forge them. Clients that send
 * neither header, such as text browsers and Opera Mini, are accepted; a plain form without these headers gets
 * a higher spam score.
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
