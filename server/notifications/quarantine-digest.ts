import type { Database } from '../database/schema.ts'
import { findUnreported, markReported, type QuarantinedMessage } from '../inbox/quarantine.ts'
import type { createTeamLinks } from '../inbox/team-links.ts'
import type { Log } from '../log.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { composeDigest, composeDigestCount } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'

/** Maximum number of messages in one digest. The next digests list the other messages. */
const MAX_DIGEST_ENTRIES = 200

const DELIVERY_TIMEOUT_MS = 60_000

type Parts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  teamLinks: ReturnType<typeof createTeamLinks>
  log: Log
  now: () => number
}

/** Creates the job that mails a digest of new quarantined messages, so that the team finds false positives. */
export function createQuarantineDigest({ database, mailer, teamLinks, log, now }: Parts) {
  return async (): Promise<{ count: number; left: number }> => {
    const { messages, left } = await findUnreported(database, MAX_DIGEST_ENTRIES)
    if (messages.length === 0) return { count: 0, left }
    const refusedWith = await send(messages, left)
    if (refusedWith) log.error({ job: 'quarantine-digest', refusedWith }, 'mail refused for some recipients')
    const references = messages.map(({ reference }) => reference)
    await markReported(database, references, now())
    return { count: messages.length, left }
  }

  /** Sends the digest. If the mail server refuses the content, sends a mail with only the number of messages. */
  async function send(messages: readonly QuarantinedMessage[], left: number): Promise<number[] | undefined> {
    const linksOf = await teamLinks(now())
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS)
    try {
      return await mailer.send(composeDigest(messages, { left, now: now(), linksOf }), signal)
    } catch (error) {
      if (!(error instanceof DeliveryFailure && error.isAboutContent)) throw error
      log.warn(
        { job: 'quarantine-digest', failure: error.code },
        'digest refused for its content, its count is sent',
      )
      return mailer.send(composeDigestCount(messages.length, now()), signal)
    }
  }
}
