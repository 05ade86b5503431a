import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSubject } from '#contact/subject.ts'
import { escapeHtml } from '../mail/mail-html.ts'
import { renderThankYou } from './form-pages.ts'
import { sendFilledPage, sendPage, sourceOf } from './send-page.ts'
import {
  FORM_ANSWER_PATH,
  NOT_FOUND_PATH,
  type Page,
  type StaticSite,
  THANK_YOU_PATH,
} from './static-site.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

const FOR_OTHER_SITES = /^\/(?:cards\/|icons\/|favicon\.)/

const FILES_ROUTE = '/*'

const CONTACT_PAGE_PATH = '/contact'
const FORM_ACTION = /<form\b[^>]*\baction="[^"?]*(?=")/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Serves the pages and files of the built site, as a Fastify plugin. */
export async function siteRoutes(app: FastifyInstance, { site }: { site: StaticSite }): Promise<void> {
  const { thankYou } = site.templates
  const contactPages = new Map<string, Page>()
  for (const [path, page] of site.pages)
    app.get(path, (request, reply) => {
      const search = path === CONTACT_PAGE_PATH ? request.url.split(/\?(.*)/s)[1] : undefined
      const { query } = (search && findSubject(search, site.subjects)) || {}
      if (!query) return sendPage(request, reply, page)
      const linked = contactPages.get(query) ?? addQuery(page, query)
      contactPages.set(query, linked)
      return sendPage(request, reply, linked)
    })
  app.get(NOT_FOUND_PATH, (request, reply) => sendPage(request, reply, site.notFound, 404))
  // Only a rejected POST gets the page with the errors.
  app.get(FORM_ANSWER_PATH, (_, reply) => reply.redirect('/contact', 302))
  app.get<{ Querystring: Record<string, unknown> }>(THANK_YOU_PATH, ({ query }, reply) =>
    sendFilledPage(reply, thankYou, renderThankYou(sourceOf(thankYou), query.reference)),
  )

  await app.register(fastifyStatic, {
    root: site.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isImmutable = path.startsWith(`${site.directory}/_astro/`)
      reply.header('cache-control', isImmutable ? IMMUTABLE : ONE_HOUR)
      // Immutable files are never revalidated, so Last-Modified is not needed.
      if (isImmutable) reply.removeHeader('last-modified')
      if (FOR_OTHER_SITES.test(path.slice(site.directory.length)))
        reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  // One wildcard route, because a route for each file took 20 % of the startup time.
  app.get(FILES_ROUTE, (request, reply) => reply.sendFile(filePath(request)))
}

export function isUnknownUrl(request: FastifyRequest, site: StaticSite | undefined): boolean {
  if (request.is404) return true
  return request.routeOptions.url === FILES_ROUTE && !site?.files.has(filePath(request))
}

function filePath({ params }: FastifyRequest): string {
  return `/${(params as { '*': string })['*']}`
}

/** Lets the form post to an address with the linked subject: a browser without scripts may send no Referer. */
function addQuery(page: Page, query: string): Page {
  const html = sourceOf(page).replace(FORM_ACTION, (form) => form + escapeHtml(query))
  const bodies = [
    ['br', brotliCompressSync(html, BROTLI)],
    ['gzip', gzipSync(html)],
    ['identity', Buffer.from(html)],
  ] as const
  return { ...page, bodies: new Map(bodies), digest: page.digest + Buffer.from(query).toString('base64url') }
}
