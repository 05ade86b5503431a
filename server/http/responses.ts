import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContactAccepted, ContactError } from '#contact/api.ts'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { findHint, subjectOfMessage } from '#contact/subject.ts'
import { wantsJson } from './error-page.ts'
import type { ApiError } from './errors.ts'
import { type FormAnswer, formPageHeaders, renderFormAnswer } from './form-pages.ts'
import { type StaticSite, THANK_YOU_PATH } from './static-site.ts'

/** Sends the reference of an accepted message as JSON. A plain form is redirected to the thank-you page. */
export function sendAccepted(request: FastifyRequest, reply: FastifyReply, reference: string): FastifyReply {
  if (request.facts.isPlainForm) return reply.redirect(`${THANK_YOU_PATH}?reference=${reference}`, 303)
  const message = 'Your message has reached us. We will answer by email within 2 working days.'
  return reply.code(201).send({ message, reference } satisfies ContactAccepted)
}

/**
 * Sends an error as JSON. A browser that sends a plain form or loads a page gets the contact page with the typed values and the errors
 * (docs/requirements.md#form-without-scripts).
 * @param site the built pages; if undefined, a plain form also gets JSON
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, site }: { error: ApiError; site: StaticSite | undefined },
): FastifyReply {
  const { statusCode, message, fields, retryAfterS } = error
  reply.code(statusCode)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (site && (request.facts.isPlainForm || !wantsJson(request.url, request.headers.accept))) {
    const values = typedValues(request.typedBody)
    const answer: FormAnswer = {
      values,
      fields: fields ?? {},
      error: message,
      hint: findHint(subjectOfMessage(values.message ?? ''), site.messageHints),
    }
    const { formAnswer } = site.templates
    return reply
      .headers(formPageHeaders(formAnswer))
      .send(renderFormAnswer(String(formAnswer.plain.body), answer))
  }
  return reply.send({ error: message, ...(fields && { fields }) } satisfies ContactError)
}

/** Returns the typed text of each field; an empty object if the body could not be parsed. */
function typedValues(body: unknown): FormAnswer['values'] {
  if (typeof body !== 'object' || body === null) return {}
  const values: FormAnswer['values'] = {}
  for (const field of CONTACT_FIELDS) {
    const value: unknown = Object.getOwnPropertyDescriptor(body, field)?.value
    if (typeof value === 'string') values[field] = value
  }
  return values
}
