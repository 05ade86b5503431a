import type { FastifyReply, FastifyRequest } from 'fastify'
import { isApiUrl, sendProblem } from './error-page.ts'
import { sendPage } from './send-page.ts'
import { FORM_ANSWER_PATH, NOT_FOUND_PATH, type StaticSite, THANK_YOU_PATH } from './static-site.ts'

/** Path of a detail page. An unknown id redirects to /404 (docs/requirements.md#addresses). */
const DETAIL_PAGE = /^\/(?:services|work|products)\/[^/]+\/?$/

/** What mail programs and people add to the end of an address: slashes, blanks, invisible characters and closing punctuation. */
const TRAILING_MARKS = /[\s\p{Cf}\p{Po}\p{Pe}\p{Pf}_>]+$/u

/** A longer path is no altered address of a page. The limit bounds the time of `TRAILING_MARKS`, which grows with the square. */
const MAX_ALTERED_LENGTH = 400

const OTHER_PAGES = [NOT_FOUND_PATH, THANK_YOU_PATH, FORM_ANSWER_PATH]

/** Answers a URL that is unknown or cannot be decoded: docs/requirements.md#addresses. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site?: StaticSite): FastifyReply {
  const sentence = 'There is nothing at this address. Messages are sent to /api/contact.'
  if (isApiUrl(request.url))
    return reply.code(404).header('cache-control', 'no-store, no-transform').send({ error: sentence })
  if (!site) return sendProblem(request, reply, 404, sentence)

  const [path = '/', query] = request.url.split(/\?(.*)/s)
  const moved = new Map(Object.entries(site.moved))
  const pages = [...site.pages.keys(), ...OTHER_PAGES, ...moved.keys()]
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (!pages.includes(path)) return sendPage(request, reply, site.notFound, 404)
    return sendProblem(request, reply.header('allow', 'GET, HEAD'), 405, 'This page can only be read.')
  }
  const page = findMeantPage(pages, path)
  const newAddress = moved.get(page ?? '')
  // Not kept for long, because an entry may get its old address back.
  if (newAddress !== undefined) reply.header('cache-control', 'public, max-age=3600')
  const target = newAddress ?? page
  if (target !== undefined && target !== path) {
    const isWhole = query === undefined || target.includes('?')
    return reply.redirect(isWhole ? target : `${target}?${query}`, newAddress === undefined ? 308 : 301)
  }
  if (DETAIL_PAGE.test(path)) return reply.redirect(NOT_FOUND_PATH, 302)
  return sendPage(request, reply, site.notFound, 404)
}

/** Returns the only page whose address differs from a path in nothing but case, slashes, `.html`, `/index` and marks at its end. */
function findMeantPage(pages: readonly string[], path: string): string | undefined {
  if (path.length > MAX_ALTERED_LENGTH) return undefined
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const address = decoded
    .replace(/\/{2,}/g, '/')
    .replace(TRAILING_MARKS, '')
    .replace(/(?:\/index)?(?:\.html)?$/i, '')
    .toLowerCase()
  const meant = pages.filter((page) => page.toLowerCase() === (address || '/'))
  return meant.length === 1 ? meant[0] : undefined
}
