import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderThankYou } from '../http/form-pages.ts'
import {
  FORM_ANSWER_PATH,
  NOT_FOUND_PATH,
  type Page,
  type PageVariant,
  type StaticSite,
  THANK_YOU_PATH,
} from './static-site.ts'

/** Files the build names by their content never change; others may, and are asked for again after an hour. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const FILES_ROUTE = '/*'

/** An unknown id under one of these answers 302 to /404 (docs/requirements.md#unknown-addresses). */
const DETAIL_PAGE = /^\/(?:services|work|products)\/[^/]+\/?$/

/** Registers the pages and files of the built site: what is not built does not exist (see `isUnknown`). */
export async function registerSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  for (const [path, page] of site.pages) app.get(path, (request, reply) => sendPage(request, reply, page))
  app.get(NOT_FOUND_PATH, (request, reply) => sendNotFoundPage(request, reply, site))
  app.get(FORM_ANSWER_PATH, (_, reply) => reply.redirect('/contact', 302))
  app.get<{ Querystring: Record<string, unknown> }>(THANK_YOU_PATH, (request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(renderThankYou(site.templates.thankYou, request.query.reference)),
  )

  await app.register(fastifyStatic, {
    root: site.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isForever = path.startsWith(`${site.directory}/_astro/`)
      reply.header('cache-control', isForever ? FOREVER : AN_HOUR)
      // What never changes is never asked for again: a date would be weight.
      if (isForever) reply.removeHeader('last-modified')
      // Social cards are made to be shown by other sites; nothing else is.
      if (path.startsWith(`${site.directory}/cards/`))
        reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  // One route for all files: as many routes as files took a fifth of a start.
  app.get(FILES_ROUTE, (request, reply) => reply.sendFile(filePath(request)))
}

/** Does no page and no file have this address? */
export function isUnknown(request: FastifyRequest, site: StaticSite | undefined): boolean {
  if (request.is404) return true
  return request.routeOptions.url === FILES_ROUTE && !site?.files.has(filePath(request))
}

/** The decoded path of an address that may be a file's. */
function filePath({ params }: FastifyRequest): string {
  return `/${(params as { '*': string })['*']}`
}

/**
 * Answers an address that no route has: a redirect to the address that was meant, 405 for a page that can only
 * be read, 302 to /404 for an unknown service, project or product, else the page that says so.
 */
export function answerUnknownAddress(
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
  const meant = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=[^/])\/+$/, '')
  if (meant !== path && isPage(site, meant)) {
    return reply.redirect(query === undefined ? meant : `${meant}?${query}`, 308)
  }
  if (DETAIL_PAGE.test(path)) return reply.redirect(NOT_FOUND_PATH, 302)
  return sendNotFoundPage(request, reply, site)
}

/** The page for unknown addresses, status 404, in the encoding the browser takes. */
export function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: StaticSite,
): FastifyReply {
  const variant = chooseVariant(request, site.notFound)
  return reply.code(404).headers(variant.headers).removeHeader('etag').send(variant.body)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const variant = chooseVariant(request, page)
  if (isFresh(request.headers['if-none-match'], variant.etag)) {
    const {
      'content-type': _type,
      'content-encoding': _encoding,
      'content-length': _,
      ...headers
    } = variant.headers
    return reply.code(304).headers(headers).send()
  }
  // All headers in one go: one by one they took a third of the time of a page.
  reply.hijack().raw.writeHead(200, variant.headers).end(variant.body)
  return reply
}

function chooseVariant(request: FastifyRequest, page: Page): PageVariant {
  const accepted = request.headers['accept-encoding']
  if (typeof accepted !== 'string') return page.plain
  if (page.br && accepts(accepted, 'br')) return page.br
  if (page.gzip && accepts(accepted, 'gzip')) return page.gzip
  return page.plain
}

function accepts(acceptEncoding: string, encoding: 'br' | 'gzip'): boolean {
  const at = acceptEncoding.search(encoding === 'br' ? /\bbr\b/i : /\bgzip\b/i)
  return at >= 0 && !/^\w+\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(acceptEncoding.slice(at))
}

/** A proxy may have weakened the tag it was given (`W/`), or ask with several. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

/** Is there a page at this address, made by the build or by the server from a template of it? */
export function isPage(site: StaticSite, path: string): boolean {
  return site.pages.has(path) || [NOT_FOUND_PATH, THANK_YOU_PATH, FORM_ANSWER_PATH].includes(path)
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
