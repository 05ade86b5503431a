import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFoundPage } from './send-page.ts'
import { FORM_ANSWER_PATH, NOT_FOUND_PATH, type StaticSite, THANK_YOU_PATH } from './static-site.ts'

/** Path of a detail page. An unknown id redirects to /404 (docs/requirements.md#unknown-addresses). */
const DETAIL_PAGE = /^\/(?:services|work|products)\/[^/]+\/?$/

/**
 * Answers a URL without a route: 308 to the canonical URL of a page, 405 for a page if the method is not GET or HEAD, 302 to
 * /404 for an unknown service, project or product, else 404 with the 404 page.
 */
export function answerUnknownUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite,
): FastifyReply {
  const [path = '/', query] = splitOnce(request.url, '?')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (!isPage(site, path)) return sendNotFoundPage(request, reply, site)
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .send({ error: 'This page can only be read, with GET.' })
  }
  const canonical = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=[^/])\/+$/, '')
  if (canonical !== path && isPage(site, canonical)) {
    return reply.redirect(query === undefined ? canonical : `${canonical}?${query}`, 308)
  }
  if (DETAIL_PAGE.test(path)) return reply.redirect(NOT_FOUND_PATH, 302)
  return sendNotFoundPage(request, reply, site)
}

/** Returns whether the path belongs to a page, including the 404 page and the templates that the server fills in. */
export function isPage(site: StaticSite, path: string): boolean {
  return site.pages.has(path) || [NOT_FOUND_PATH, THANK_YOU_PATH, FORM_ANSWER_PATH].includes(path)
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)]
}
