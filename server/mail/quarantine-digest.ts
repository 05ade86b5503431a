import type { Log } from '../log.ts'
import type { Database } from '../store/schema.ts'
import { findUnreported, joinMessages, markReported } from '../team/quarantine.ts'
import type { createTeamLinks } from '../team/team-links.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { composeDigest, composeDigestCount, type Digest, type Mail, messagesOf } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'

/** Maximum number of messages that one digest reads, and that it lists one by one. The next digests list the others. */
const MAX_READ = 5_000
const MAX_SINGLE = 200

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
    const { messages, total } = await findUnreported(database, MAX_READ)
    if (total === 0) return { count: 0, left: 0 }
    const { single, joined } = joinMessages(messages)
    const listed = { single: single.slice(0, MAX_SINGLE), joined }
    const references = messagesOf(listed).map(({ reference }) => reference)
    const left = total - references.length
    // The links of joined messages name the time at which they were listed.
    const listedAt = now()
    const refusedWith = await send({ ...listed, left }, listedAt)
    if (refusedWith) log.error({ job: 'quarantine-digest', refusedWith }, 'mail refused for some recipients')
    await markReported(database, references, listedAt)
    return { count: references.length, left }
  }

  /** Sends the digest. If the mail server refuses its content, sends it without words of visitors, then only the count. */
  async function send(digest: Digest, at: number): Promise<number[] | undefined> {
    const linksOf = await teamLinks(at)
    const withWords = composeDigest(digest, { now: at, linksOf, withWords: true })
    const withoutWords = composeDigest(digest, { now: at, linksOf, withWords: false })
    const count = composeDigestCount(messagesOf(digest).length, at)
    const mails: Mail[] =
      withWords.text === withoutWords.text ? [withWords, count] : [withWords, withoutWords, count]
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS)
    for (;;) {
      try {
        return await mailer.send(mails.shift() as Mail, signal)
      } catch (error) {
        if (!(error instanceof DeliveryFailure && error.isAboutContent) || mails.length === 0) throw error
        log.warn(
          { job: 'quarantine-digest', failure: error.code },
          'digest refused for its content, a shorter one is sent',
        )
      }
    }
  }
}
