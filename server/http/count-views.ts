import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCounts } from '../store/counts.ts'
import { dayOf } from '../team/west-africa-time.ts'
import type { ServerParts } from './server-parts.ts'
import { NOT_FOUND_PATH, THANK_YOU_PATH } from './static-site.ts'

const WRITE_INTERVAL_MS = 60_000

/** Matches programs that say so: search engines, previews of links, monitors. Cubot is a maker of phones. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|curl|wget|python|java\/|go-http|okhttp|axios|node|headless|lighthouse|monitor|uptime|scan/i

/** Matches an address that may have been a page. Anything else could name a visitor: an email address, a token, a number. */
const PAGE_ADDRESS = /^(?:\/(?![\w-]*\d{5})[\w-]{1,60}(?:\.html?)?){1,6}\/?$/

const HOST = /^(?=.{4,100}$)(?:[a-z\d-]+\.)+[a-z]{2,}$/

/** Counts views, linking sites and unknown addresses by day (docs/requirements.md#privacy). Nothing of a visitor is kept. */
export async function countViews(app: FastifyInstance, { config, database, site, log, now }: ServerParts) {
  const counts = await createCounts(database, dayOf(now()))
  const write = () => counts.write().catch((err: unknown) => log.error({ err }, 'views not written'))
  const timer = setInterval(write, WRITE_INTERVAL_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (!isView(request)) return
    const day = dayOf(now())
    const [path = ''] = request.url.split('?', 1)
    const isPage = site?.pages.has(url) || url === THANK_YOU_PATH
    if (isPage && (reply.statusCode === 200 || reply.statusCode === 304)) {
      counts.count('page', url, day)
      const host = hostOf(request.headers.referer)
      if (HOST.test(host) && host !== request.hostname && host !== hostOf(config.siteOrigin))
        counts.count('site', host, day)
    }
    const isMissing = reply.statusCode === 404 || reply.getHeader('location') === NOT_FOUND_PATH
    if (isMissing && path !== NOT_FOUND_PATH && PAGE_ADDRESS.test(path)) counts.count('unknown', path, day)
  })
}

/** Returns whether a person opens a page (W3C Fetch Metadata). A service worker repeats the request with an empty destination. */
function isView({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': target = 'document', 'sec-fetch-mode': mode, 'user-agent': program } = headers
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ')
  const isDocument = target === 'document' || (target === 'empty' && mode === 'navigate')
  const isAhead = /prefetch|prerender|preview/i.test(purposes)
  return method === 'GET' && isDocument && !isAhead && !!program && !PROGRAM.test(program)
}

const hostOf = (url = '') => URL.parse(url)?.hostname ?? ''
