import type { FastifyError, FastifyInstance } from 'fastify'
import { networksOf } from '../messages/client-networks.ts'
import { createWindows } from '../messages/windows.ts'
import { actOn, readState } from '../team/inbox.ts'
import { readKey, readPermission, signPermission, TEAM_ACTIONS, TEAM_PATH } from '../team/team-links.ts'
import type { ServerParts } from './server-parts.ts'
import { renderNotice, renderQuestion, TEAM_HEADERS } from './team-page.ts'

/** Wrong links that one address may open in a minute. Valid ones are never limited, so that no one can lock the team out. */
const MAX_PER_MINUTE = 60

/** Includes the upload of the initials, for which 10 s are promised. */
const HANDLER_TIMEOUT_MS = 15_000

const GONE = renderNotice(
  'This link does not work any more: it is older than 14 days, or the message is gone.',
  'Answer the visitor from the mail itself. To mark the message as done, ask who runs the website for “inbox done” with the reference in the subject of the mail.',
)

/** Serves the signed links in the mails to the team, as a Fastify plugin (docs/requirements.md#team-links). */
export async function teamRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, outboxWorker, now } = parts
  const minuteOf = createWindows(60_000, () => performance.now())

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode < 500) return reply.code(statusCode).send(renderNotice('This request cannot be read.'))
    request.log.error({ err: error }, 'team link failed')
    return reply.code(503).header('retry-after', 10).send(renderNotice('Please try again in a minute.'))
  })
  app.addHook('onRequest', async (_, reply) => void reply.headers(TEAM_HEADERS))

  app.route<{ Params: { '*': string }; Body: { initials?: string } | undefined }>({
    method: ['GET', 'POST'],
    url: `${TEAM_PATH}*`,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    async handler({ method, params, body, ip }, reply) {
      // The key is read each time, so that a rotation works at once and every answer takes the same time.
      const key = await readKey(database)
      const permission = readPermission(key, params['*'])
      if (!permission) {
        const minute = minuteOf(networksOf(ip).customer)
        minute.used += 1
        if (minute.used <= MAX_PER_MINUTE) return reply.code(410).send(GONE)
        reply.code(429).header('retry-after', Math.ceil((minute.endsAt - performance.now()) / 1_000))
        return reply.send(renderNotice('Too many links were opened. Please try again in a few minutes.'))
      }
      if (permission.expiresAt < now()) return reply.code(410).send(GONE)
      const { reference, action } = permission
      if (method !== 'POST') {
        const state = await readState(database, reference)
        if (!state) return reply.code(410).send(GONE)
        return reply.send(renderQuestion(permission, state))
      }
      const initials = body?.initials?.trim().normalize('NFC').toUpperCase() ?? ''
      if ((action === 'take' || initials !== '') && !/^\p{L}{1,4}$/u.test(initials))
        return reply.code(422).send(renderNotice('Go back and type your initials: one to four letters.'))
      const isDone = await actOn(action, initials)(database, reference, now())
      if (isDone === undefined) return reply.code(410).send(GONE)
      outboxWorker.wake()
      // The next page shows the new state, and takes the action back. Its address is another one, so that the button Back
      // does not ask whether to send again.
      const { opposite } = TEAM_ACTIONS[action]
      return reply.redirect(`${TEAM_PATH}${signPermission(key, { ...permission, action: opposite })}`, 303)
    },
  })
}
