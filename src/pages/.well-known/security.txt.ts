import type { APIRoute } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { buildTime } from '#src/content/text/dates.ts'
import { securityText } from '#src/layout/security-text.ts'

/** Returns the address for reports of vulnerabilities (RFC 9116). */
export const GET: APIRoute = async ({ site, url }) => {
  const { email: general, securityEmail: email = general } = (await getSiteContent()).site
  const text = securityText({ email, url: new URL(url.pathname, site).href, builtAt: buildTime() })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
