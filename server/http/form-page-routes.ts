import type { FastifyInstance } from 'fastify'
import { formPageHeaders, renderThankYou } from './form-pages.ts'
import { FORM_ANSWER_PATH, type StaticSite, THANK_YOU_PATH } from './static-site.ts'

/**
 * Serves the thank-you page of the form without scripts, as a Fastify plugin. The path of the error page
 * redirects to the contact page, because only a rejected POST gets the error page.
 */
export async function formPageRoutes(app: FastifyInstance, { site }: { site: StaticSite }): Promise<void> {
  app.get(FORM_ANSWER_PATH, (_, reply) => reply.redirect('/contact', 302))
  app.get<{ Querystring: Record<string, unknown> }>(THANK_YOU_PATH, (request, reply) =>
    reply
      .headers(formPageHeaders(site.templates.thankYou))
      .send(renderThankYou(String(site.templates.thankYou.plain.body), request.query.reference)),
  )
}
