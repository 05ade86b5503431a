import type { FastifyReply, FastifyRequest } from 'fastify'
import { isApiUrl, sendProblem } from './error-page.ts'
import { sendPage } from './send-page.ts'
import { FORM_ANSWER_PATH, NOT_FOUND_PATH, type StaticSite, THANK_YOU_PATH } from './static-site.ts'

const DETAIL_PAGE = /^\/(?:services|work|products)\/[^/]+\/?$/

/** What mail programs and people add to the end of an address: slashes, blanks, invisible characters and closing punctuation. */
const TRAILING_MARKS = /[\s\p{Cf}\p{Po}\p{Pe}\p{Pf}_>]+$/u

/** A longer path is no altered address of a page. The limit bounds the time of `TRAILING_MARKS`, which grows with the square. */
const MAX_ALTERED_LENGTH = 400

/** Answers a URL that is unknown or cannot be decoded: docs/requirements.md#addresses. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site?: StaticSite): FastifyReply {
  const sentence = 'There is nothing at this address. Messages are sent to /api/contact.'
  if (isApiUrl(request.url))
    return reply.code(404).header('cache-control', 'no-store, no-transform').send({ error: sentence })
  if (!site) return sendProblem(request, reply, 404, sentence)

  const [path = '/', query] = request.url.split(/\?(.*)/s)
  const moved = new Map(Object.entries(site.moved))
  const pages = [...site.pages.keys(), NOT_FOUND_PATH, THANK_YOU_PATH, FORM_ANSWER_PATH, ...moved.keys()]
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (!pages.includes(path)) return sendPage(request, reply, site.notFound, 404)
    return sendProblem(request, reply.header('allow', 'GET, HEAD'), 405, 'This page can only be read.')
  }
  const { page, query: ofPath } = findMeantPage(pages, path)
  const newAddress = moved.get(page ?? '')
  // Not kept for long, because an entry may get its old address back.
  if (newAddress !== undefined) reply.header('cache-control', 'public, max-age=3600')
  const target = newAddress ?? page
  if (target !== undefined && target !== path) {
    const queries = target.includes('?') ? '' : [ofPath, query].filter(Boolean).join('&')
    return reply.redirect(queries ? `${target}?${queries}` : target, newAddress === undefined ? 308 : 301)
  }
  if (DETAIL_PAGE.test(path)) return reply.redirect(NOT_FOUND_PATH, 302)
  return sendPage(request, reply, site.notFound, 404)
}

/** What may be in a path of ours, the sign after it, and the rest: a query whose `?` arrived encoded, or words that a chat added. */
const PATH_AND_REST = /^([\w./-]*)(?:(.)(.*))?$/su

/** Returns the only page whose address differs in nothing but case, slashes, `.html`, `/index` and what follows it, and the query there. */
function findMeantPage(pages: readonly string[], path: string) {
  if (path.length > MAX_ALTERED_LENGTH) return {}
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return {}
  }
  const whole = decoded.replace(/\/{2,}/g, '/').replace(TRAILING_MARKS, '')
  const [, start = '', sign, rest] = PATH_AND_REST.exec(whole) ?? []
  const address = start
    .replace(TRAILING_MARKS, '')
    .replace(/(?:\/index)?(?:\.html)?$/i, '')
    .toLowerCase()
  // Before the sign there must be more than a slash: /\evil.example is not the home page.
  const meant = pages.filter((page) => page.toLowerCase() === (address || (sign ? '' : '/')))
  const query = sign === '?' || sign === '&' ? String(new URLSearchParams(rest)) : ''
  return meant.length === 1 ? { page: meant[0], query } : {}
}
