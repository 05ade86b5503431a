import type { FastifyRequest } from 'fastify'
import type { Config } from '../settings.ts'

type Origins = Pick<Config, 'siteOrigin' | 'allowedOrigins'>

/** Classifies a request by the site that sent it. No page can forge these headers, but Opera Mini and others send neither. */
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
