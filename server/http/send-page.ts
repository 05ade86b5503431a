import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './error-page.ts'
import { allowInline } from './security-headers.ts'
import type { Page } from './static-site.ts'

const HTML = 'text/html; charset=utf-8'

/** Sends a page in an encoding that the browser accepts, or 304. @param status 404 for the not-found page, which has no ETag */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status = 200) {
  const { headers } = request
  const encoding = negotiate(String(headers['accept-encoding']), [...page.bodies.keys()]) ?? 'identity'
  const etag = `"${page.digest}-${encoding}"`
  setPolicy(reply, page).headers({ 'cache-control': 'no-cache, no-transform', vary: 'accept-encoding' })
  if (status === 200) reply.header('etag', etag)
  const expected = headers['if-match']
  if (status === 200 && expected && expected !== '*' && !expected.includes(etag))
    return sendProblem(request, reply, 412, 'The page has changed.')
  // Ignores `W/`, because a proxy may have made the tag weak, and other tags of a list.
  const known = headers['if-none-match']
  if (status === 200 && (known === '*' || known?.includes(etag))) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(HTML).send(page.bodies.get(encoding))
}

/** Returns the HTML of a page. Only its bytes stay in memory. */
export const sourceOf = ({ bodies }: Page) => String(bodies.get('identity'))

/** Sends a page whose tokens have been filled in. */
export function sendFilledPage(reply: FastifyReply, template: Page, html: string): FastifyReply {
  return setPolicy(reply, template).header('cache-control', 'no-store, no-transform').type(HTML).send(html)
}

/** Replaces the policy of all responses, which a hook has set, by that of the page. */
function setPolicy(reply: FastifyReply, page: Page): FastifyReply {
  // The button that signs in at /edit opens a window of the git host, which answers to the page (RFC 7636).
  if (page.ownPolicy) reply.header('cross-origin-opener-policy', 'unsafe-none')
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', page.ownPolicy ?? allowInline(policy, page))
}
