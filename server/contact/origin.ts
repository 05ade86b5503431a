import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Who sent a request, as far as the browser says. */
export type Sender = 'own site' | 'allowed origin' | 'no browser' | 'foreign site'

/**
 * Tells a post of our own pages from one that a foreign page makes a visitor's browser send (reliability.md, E4).
 * A browser adds Origin and Sec-Fetch-Site to a post and no page can forge them. A client that sends neither is
 * no such browser; text browsers and Opera Mini are among them, so it may post: that it
 * is none counts when spam is weighed up.
 */
export function senderOf(
  request: FastifyRequest,
  { siteOrigin, allowedOrigins }: Pick<Config, 'siteOrigin' | 'allowedOrigins'>,
): Sender {
  const { origin, host, 'sec-fetch-site': fetchSite } = request.headers
  if (origin === undefined) {
    if (fetchSite === undefined) return 'no browser'
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own site' : 'foreign site'
  }
  if (allowedOrigins.includes(origin)) return 'allowed origin'
  if (fetchSite === 'cross-site') return 'foreign site'
  return origin === siteOrigin || hostOf(origin) === host ? 'own site' : 'foreign site'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
