import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './error-page.ts'
import { sendNotFoundPage } from './send-page.ts'
import { FORM_ANSWER_PATH, NOT_FOUND_PATH, type StaticSite, THANK_YOU_PATH } from './static-site.ts'

/** Path of a detail page. An unknown id redirects to /404 (docs/requirements.md#unknown-addresses). */
const DETAIL_PAGE = /^\/(?:services|work|products)\/[^/]+\/?$/

/** What mail programs and people add to the end of an address: slashes, blanks, invisible characters and closing punctuation. */
const TRAILING_MARKS = /[\s\p{Cf}\p{Po}\p{Pe}\p{Pf}_>]+$/u

/** A longer path is no altered address of a page. The limit bounds the time of `TRAILING_MARKS`, which grows with the square. */
const MAX_ALTERED_LENGTH = 400

/** Pages that `StaticSite.pages` does not contain. */
const OTHER_PAGES = [NOT_FOUND_PATH, THANK_YOU_PATH, FORM_ANSWER_PATH]

/**
 * Answers a URL without a route: 308 to the page that is meant, 405 for a page if the method is not GET or HEAD, 302 to /404
 * for an unknown service, project or product, else 404 with the 404 page.
 */
export function answerUnknownUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite,
): FastifyReply {
  const [path = '/', query] = splitOnce(request.url, '?')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (!isPage(site, path)) return sendNotFoundPage(request, reply, site)
    return sendProblem(request, reply.header('allow', 'GET, HEAD'), 405, 'This page can only be read.')
  }
  const page = findMeantPage(site, path)
  if (page !== undefined && page !== path)
    return reply.redirect(query === undefined ? page : `${page}?${query}`, 308)
  if (DETAIL_PAGE.test(path)) return reply.redirect(NOT_FOUND_PATH, 302)
  return sendNotFoundPage(request, reply, site)
}

/** Returns whether the path belongs to a page, including the 404 page and the templates that the server fills in. */
export function isPage(site: StaticSite, path: string): boolean {
  return site.pages.has(path) || OTHER_PAGES.includes(path)
}

/**
 * Returns the path of the only page whose address differs from this path in nothing but the case of letters, doubled slashes,
 * `.html`, `/index` and the marks at its end; undefined if there is none. The result is always a path of this site.
 */
function findMeantPage(site: StaticSite, path: string): string | undefined {
  const decoded = path.length > MAX_ALTERED_LENGTH ? undefined : decode(path)
  const address = decoded
    ?.replace(/\/{2,}/g, '/')
    .replace(TRAILING_MARKS, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '')
    .toLowerCase()
  const pages = [...site.pages.keys(), ...OTHER_PAGES].filter(
    (page) => page.toLowerCase() === (address === '' ? '/' : address),
  )
  return pages.length === 1 ? pages[0] : undefined
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)]
}
