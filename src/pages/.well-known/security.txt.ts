import type { APIRoute } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { buildTime } from '#src/content/text/dates.ts'

/**
 * Returns the address for reports of vulnerabilities (RFC 9116). It expires at the start of the eleventh month after the
 * build, because the RFC recommends less than a year; a later build renews it.
 */
export const GET: APIRoute = async ({ site, url }) => {
  const { email: general, securityEmail: email = general } = (await getSiteContent()).site
  const builtAt = buildTime()
  const fields = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11)).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(url.pathname, site).href}`,
  ]
  return new Response(`${fields.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
