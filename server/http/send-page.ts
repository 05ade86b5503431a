import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page, PageVariant } from './page.ts'
import type { StaticSite } from './static-site.ts'

/** Sends a page in an encoding that the browser accepts, or 304 if the browser has the current version. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const variant = chooseVariant(request, page)
  if (isNotModified(request.headers['if-none-match'], variant.etag)) {
    const {
      'content-type': _type,
      'content-encoding': _encoding,
      'content-length': _,
      ...headers
    } = variant.headers
    return reply.code(304).headers(headers).send()
  }
  // Write headers and body to the raw response: setting each header with Fastify took a third of the time per page.
  reply.hijack().raw.writeHead(200, variant.headers).end(variant.body)
  return reply
}

/** Sends the 404 page with status 404. */
export function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite,
): FastifyReply {
  const variant = chooseVariant(request, site.notFound)
  return reply.code(404).headers(variant.headers).removeHeader('etag').send(variant.body)
}

function chooseVariant(request: FastifyRequest, page: Page): PageVariant {
  const accepted = request.headers['accept-encoding']
  if (typeof accepted !== 'string') return page.plain
  if (page.br && accepts(accepted, 'br')) return page.br
  if (page.gzip && accepts(accepted, 'gzip')) return page.gzip
  return page.plain
}

function accepts(acceptEncoding: string, encoding: 'br' | 'gzip'): boolean {
  const index = acceptEncoding.search(encoding === 'br' ? /\bbr\b/i : /\bgzip\b/i)
  return index >= 0 && !/^\w+\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(acceptEncoding.slice(index))
}

/** Compares entity tags (RFC 9110, section 13.1.2). Ignores `W/`, because a proxy may have made the tag weak. */
function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .some((tag) => tag === etag || tag === '*') ?? false
  )
}
