import type { FastifyInstance } from 'fastify'
import { FORM_ANSWER_PATH, type StaticSite, THANK_YOU_PATH } from '../site/static-site.ts'
import { renderThankYou } from './form-pages.ts'

/** Plugin with the thank-you page of the form without scripts; the page of a rejected form is only sent as a response. */
export async function formPageRoutes(app: FastifyInstance, { site }: { site: StaticSite }): Promise<void> {
  app.get(FORM_ANSWER_PATH, (_, reply) => reply.redirect('/contact', 302))
  app.get<{ Querystring: Record<string, unknown> }>(THANK_YOU_PATH, (request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(renderThankYou(site.templates.thankYou, request.query.reference)),
  )
}
