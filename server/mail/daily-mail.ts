import { type RawBuilder, sql } from 'kysely'
import type { Log } from '../log.ts'
import { type Database, OVER_LIMIT } from '../store/schema.ts'
import { inSlices, letOthersGoFirst, SLICE_SIZE } from '../store/slices.ts'
import { STATES } from '../team/inbox.ts'
import type { createTeamLinks } from '../team/team-links.ts'
import { composeDailyMail, type DailyList, type ListedMessage, MAX_LISTED } from './compose-daily-mail.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Mail, MailAddress } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import type { FindRoute } from './routes.ts'

const MAX_WAIT_MS = 2 * 86_400_000

const DELIVERY_TIMEOUT_MS = 60_000

export type DailyMailParts = {
  database: Database
  mailer: Pick<Mailer, 'send'>
  teamLinks: ReturnType<typeof createTeamLinks>
  findRoute: FindRoute
  log: Log
  now: () => number
}

/** Mails the addresses of each route what was kept aside, and what waits for an answer. @returns the number of both */
export async function sendDailyMail(parts: DailyMailParts): Promise<number> {
  const { database, teamLinks, log, now } = parts
  const time = now()
  const lists = await readLists(parts, time)
  const linksOf = await teamLinks(time)
  const failed: unknown[] = []
  for (const [index, list] of lists.entries())
    try {
      // Each mail needs an id of its own.
      const options = { now: time + index, linksOf }
      await send(list.to, (isNeutral) => composeDailyMail(list, { ...options, isNeutral }), parts)
      const marking = database.updateTable('messages').set({ listed_at: time })
      await inSlices(list.kept.references, async (slice) => {
        await marking.where('reference', 'in', slice).execute()
      })
    } catch (error) {
      failed.push(error)
    }
  // A retry would send the other mails again, so the rest waits for the next day.
  if (failed.length > 0 && failed.length === lists.length) throw failed[0]
  for (const err of failed) log.error({ job: 'daily-mail', err }, 'list not sent')
  return lists.reduce((sum, { kept, waiting }) => sum + kept.references.length + waiting.count, 0)
}

type RouteList = DailyList & { to: MailAddress[]; kept: { references: string[] }; wordings: Set<string> }

async function readLists({ database, findRoute }: DailyMailParts, time: number): Promise<RouteList[]> {
  const lists = new Map<string, RouteList>()
  const listOf = (message: ListedMessage): RouteList => {
    const { to } = findRoute(message)
    const key = JSON.stringify(to.map(({ address }) => address).sort())
    const empty = { to, kept: { overLimit: [], spam: [], references: [] }, waiting: { first: [], count: 0 } }
    const list: RouteList = lists.get(key) ?? { ...empty, wordings: new Set() }
    lists.set(key, list)
    return list
  }
  const keep = (first: ListedMessage[], message: ListedMessage) =>
    void (first.length < MAX_LISTED && first.push(message))

  for await (const message of readMessages(database, sql`${STATES.quarantined} and listed_at is null`)) {
    const { kept, wordings } = listOf(message)
    kept.references.push(message.reference)
    if (message.quarantined_for !== OVER_LIMIT) keep(kept.spam, message)
    else if (wordings.size < MAX_LISTED) {
      // A flood repeats its words with other numbers: list them once, so that a real message among them is seen.
      const wording = message.message
        .toLowerCase()
        .replace(/\S*[\d/@]\S*|[^\p{L}\p{M}]+/gu, ' ')
        .replace(/ +/g, ' ')
      if (!wordings.has(wording)) keep(kept.overLimit, message)
      wordings.add(wording)
    }
  }
  const before = time - MAX_WAIT_MS
  const isWaiting = sql<boolean>`${STATES.open} and accepted_at < ${before} and (taken_at is null or taken_at < ${before})`
  for await (const message of readMessages(database, isWaiting)) {
    const { waiting } = listOf(message)
    waiting.count += 1
    keep(waiting.first, message)
  }
  return [...lists.values()]
}

async function* readMessages(database: Database, condition: RawBuilder<boolean>) {
  let last = { accepted_at: 0, reference: '' }
  for (;;) {
    const rows = await database
      .selectFrom('messages')
      .select(['reference', 'accepted_at', 'name', 'email', 'service', 'quarantined_for', 'taken_by'])
      .select(sql<string>`substr(message, 1, 200)`.as('message'))
      .where(condition)
      .where(sql<boolean>`(accepted_at, reference) > (${last.accepted_at}, ${last.reference})`)
      .orderBy('accepted_at')
      .orderBy('reference')
      .limit(SLICE_SIZE)
      .execute()
    yield* rows
    if (rows.length < SLICE_SIZE) return
    last = rows.at(-1) ?? last
    await letOthersGoFirst()
  }
}

async function send(to: MailAddress[], compose: (isNeutral: boolean) => Mail, parts: DailyMailParts) {
  const { mailer, log } = parts
  const sendMail = (mail: Mail) => mailer.send({ ...mail, to }, AbortSignal.timeout(DELIVERY_TIMEOUT_MS))
  const refusedWith = await sendMail(compose(false)).catch((error: unknown) => {
    if (!(error instanceof DeliveryFailure && error.isAboutContent)) throw error
    const sentence = 'list refused for its content, it is sent without words of visitors'
    log.warn({ job: 'daily-mail', failure: error.code }, sentence)
    return sendMail(compose(true))
  })
  if (refusedWith) log.error({ job: 'daily-mail', refusedWith }, 'mail refused for some recipients')
}
