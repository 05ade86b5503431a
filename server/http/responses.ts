import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONTACT_FIELDS, type ContactAccepted, type ContactRefused } from '#contact/fields.ts'
import type { Counts } from '../metrics/counts.ts'
import { type StaticSite, THANK_YOU_PATH } from '../site/static-site.ts'
import type { Refusal } from './errors.ts'
import { FORM_TYPE } from './form-body.ts'
import { type FormAnswer, renderFormAnswer } from './form-pages.ts'

/**
 * Creates the answers to a post: JSON for a script, a page for a plain form
 * (docs/requirements.md#form-without-scripts).
 * @param site with the page for plain forms; without it they get JSON as well
 */
export function createAnswers(site: StaticSite | undefined, counts: Pick<Counts, 'messageRefused'>) {
  return {
    accepted(request: FastifyRequest, reply: FastifyReply, reference: string): FastifyReply {
      if (isPlainForm(request)) return reply.redirect(`${THANK_YOU_PATH}?reference=${reference}`, 303)
      const message = 'Your message has reached us. We will answer you by email.'
      return reply.code(201).send({ message, reference } satisfies ContactAccepted)
    },

    refused(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
      const { reason, status, error, fields, retryAfterS } = refusal
      counts.messageRefused(reason)
      reply.code(status)
      if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
      if (site && isPlainForm(request)) {
        const answer: FormAnswer = { values: valuesOf(request.body), fields: fields ?? {}, error }
        return reply
          .type('text/html; charset=utf-8')
          .send(renderFormAnswer(site.templates.formAnswer, answer))
      }
      return reply.send({ error, ...(fields && { fields }) } satisfies ContactRefused)
    },
  }
}

/** Was the post made by a form without scripts, which wants a page for an answer? */
export function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

/** What was typed, as it was typed; of a body that could not be read, nothing is known. */
function valuesOf(body: unknown): FormAnswer['values'] {
  if (typeof body !== 'object' || body === null) return {}
  const values: FormAnswer['values'] = {}
  for (const field of CONTACT_FIELDS) {
    const value: unknown = Object.getOwnPropertyDescriptor(body, field)?.value
    if (typeof value === 'string') values[field] = value
  }
  return values
}
