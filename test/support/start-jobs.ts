import { createLog } from '#server/log.ts'
import { DeliveryFailure } from '#server/mail/delivery-failure.ts'
import type { Mail } from '#server/mail/mail-templates.ts'
import { createFindRoute, type Route } from '#server/mail/routes.ts'
import { createScheduledJobs } from '#server/mail/scheduled-jobs.ts'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { createTeamLinks } from '#server/team/team-links.ts'
import type { Engine } from './database-engines.ts'
import { storeMessage, submissionOf } from './messages.ts'
import { known, TEAM } from './routes.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const DAY_MS = 86_400_000

/** Creates the scheduled jobs with a new store. The test controls their clock and their mail server. */
export async function startJobs(engine: Engine, { start, retentionDays = 30, routes = [] }: Options) {
  const database = await engine.open()
  const store = createMessageRepository(database)
  const mailDirectory = temporaryFolder()
  const clock = { now: start }
  const mails: Mail[] = []
  const logLines: string[] = []
  const mailServer = {
    isDown: false,
    /** Mails to it fail. */
    refusesTo: '',
    /** Texts that the mail server refuses. */
    refusedWords: undefined as RegExp | undefined,
    refusesRecipientsWith: undefined as number[] | undefined,
  }
  const jobScheduler = createScheduledJobs({
    database,
    mailer: {
      async send(mail) {
        if (mailServer.isDown || mail.to?.[0]?.address === mailServer.refusesTo)
          throw new Error('mail server down')
        if (mailServer.refusedWords?.test(mail.text)) throw new DeliveryFailure('EMESSAGE 554', true)
        mails.push(mail)
        return mailServer.refusesRecipientsWith
      },
    },
    mailDirectory,
    retentionDays,
    teamLinks: createTeamLinks(database, 'https://example.com'),
    findRoute: createFindRoute(TEAM, routes, known),
    log: createLog('info', { write: (line) => logLines.push(line) }),
    now: () => clock.now,
  })

  return {
    database,
    store,
    mailDirectory,
    clock,
    mails,
    mailServer,
    runDueJobs: jobScheduler.runDueJobs,
    accept: (text: string, at: number, quarantinedFor?: string) =>
      storeMessage(store, submissionOf(text, { quarantinedFor }), at),
    references: async () => {
      const rows = await database.selectFrom('messages').select('reference').execute()
      return rows.map(({ reference }) => reference)
    },
    /** Returns the log entries with a message. */
    log: (text: string) => logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === text),
    /** Returns the log entries of level error and above. */
    errors: () =>
      logLines.map((line) => JSON.parse(line)).filter(({ level }: { level: number }) => level >= 50),
  }
}

type Options = {
  start: number
  retentionDays?: number
  routes?: Route[]
}
