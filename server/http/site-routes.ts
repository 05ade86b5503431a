import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONTACT_PAGE_PATH, createContactPages } from './contact-page.ts'
import { renderThankYou } from './form-pages.ts'
import { sendFilledPage, sendPage, sourceOf } from './send-page.ts'
import { FORM_ANSWER_PATH, NOT_FOUND_PATH, type StaticSite, THANK_YOU_PATH } from './static-site.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

const FOR_OTHER_SITES = /^\/(?:cards\/|icons\/|favicon\.)/

const FILES_ROUTE = '/*'

/** Serves the pages and files of the built site, as a Fastify plugin. */
export async function siteRoutes(app: FastifyInstance, { site }: { site: StaticSite }): Promise<void> {
  const { thankYou } = site.templates
  const contactPageOf = createContactPages(site)
  for (const [path, page] of site.pages)
    app.get(path, (request, reply) => {
      const linked = path === CONTACT_PAGE_PATH ? contactPageOf(page, request.url) : page
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
