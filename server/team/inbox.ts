import { type RawBuilder, sql } from 'kysely'
import { CONTACT_FIELDS, mapFields } from '#contact/fields.ts'
import { WRITTEN_NOTE } from '../store/mail-files.ts'
import { cancelNotification, queueNotification } from '../store/outbox.ts'
import { type Database, isPostgres } from '../store/schema.ts'
import { slicesOf } from '../store/slices.ts'
import { recordAccess } from './audit.ts'
import { foldLetters } from './fold-letters.ts'
import { MARKED, type MessageState, TEAM_ACTIONS, type TeamAction } from './team-links.ts'

export type Entry = ReturnType<typeof toEntry>

type State = 'open' | 'done' | 'quarantined' | 'restricted'

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

/** The condition of each state, as SQL. A restriction hides the other states. Indexes repeat the conditions. */
export const STATES: Record<State, RawBuilder<boolean>> = {
  restricted: sql`restricted_at is not null`,
  done: sql`restricted_at is null and done_at is not null`,
  quarantined: sql`restricted_at is null and done_at is null and quarantined_for is not null`,
  open: sql`restricted_at is null and done_at is null and quarantined_for is null`,
}

/** The state of a message, as SQL. */
export const STATE = sql<State>`case ${sql.join(
  Object.entries(STATES).map(([state, condition]) => sql`when ${condition} then ${sql.lit(state)}`),
  sql` `,
)} end`

/** Returns a query for messages and the state of their mails. `toEntry` converts its rows. */
function selectEntries(database: Database) {
  return database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .selectAll('messages')
    .select(['notifications.state as mail_state', 'notifications.attempts', 'notifications.last_failure'])
    .select(STATE.as('state'))
}

/** Reads these messages in the order of their references, a few at a time: a large store does not fit into the memory. */
export async function* readEntries(database: Database, references: readonly { reference: string }[]) {
  for (const slice of slicesOf(references.map(({ reference }) => reference))) {
    const rows = await selectEntries(database).where('messages.reference', 'in', slice).execute()
    yield* rows.map(toEntry).sort((a, b) => slice.indexOf(a.reference) - slice.indexOf(b.reference))
  }
}

/** Converts a row of `selectEntries` to an entry. The fields of a restricted message are empty. */
function toEntry(row: EntryRow) {
  const isWritten = row.last_failure === WRITTEN_NOTE
  return {
    reference: row.reference,
    received: new Date(row.accepted_at).toISOString(),
    state: row.state,
    ...mapFields(CONTACT_FIELDS, (field) => (row.restricted_at === null ? row[field] : '')),
    quarantinedFor: row.quarantined_for,
    takenBy: row.taken_by,
    takenAt: row.taken_at === null ? null : new Date(row.taken_at).toISOString(),
    /** `written` to a file without SMTP_URL; `none` for a quarantined message. */
    mail: isWritten ? ('written' as const) : (row.mail_state ?? ('none' as const)),
    mailAttempts: row.attempts ?? 0,
    lastMailFailure: isWritten ? null : row.last_failure,
  }
}

/** Returns the newest messages, at most `limit`, sorted from the oldest to the newest. */
export async function listEntries(database: Database, state: Entry['state'] | undefined, limit: number) {
  let query = selectEntries(database).orderBy('accepted_at', 'desc').orderBy('messages.reference')
  query = state ? query.where(STATES[state]) : query.where('restricted_at', 'is', null)
  return (await query.limit(limit).execute()).map(toEntry).reverse()
}

/** Finds the messages in which all words occur, in any field and any spelling of their letters, the oldest first. */
export async function searchEntries(database: Database, words: readonly string[]): Promise<Entry[]> {
  const all = await database.selectFrom('messages').select('reference').orderBy('accepted_at').execute()
  const found: Entry[] = []
  for await (const entry of readEntries(database, all)) {
    const text = foldLetters(CONTACT_FIELDS.map((field) => entry[field]).join(' '))
    if (words.every((word) => text.includes(foldLetters(word)))) found.push(entry)
  }
  return found
}

/** Finds a message in any state. */
export async function findEntry(database: Database, reference: string): Promise<Entry | undefined> {
  const row = await selectEntries(database).where('messages.reference', '=', reference).executeTakeFirst()
  return row && toEntry(row)
}

/** Reads the state, and in a transaction locks the message. @returns undefined if there is none or it is restricted */
export async function readState(database: Database, reference: string): Promise<MessageState | undefined> {
  const query = database
    .selectFrom('messages')
    .select(['taken_by', 'taken_at', 'done_at', 'quarantined_for'])
    .where('reference', '=', reference)
    .where('restricted_at', 'is', null)
  const isLocking = database.isTransaction && isPostgres(database)
  return (isLocking ? query.forUpdate() : query).executeTakeFirst()
}

/** Returns a function that does an action, with an audit line if a link asks. @returns false if it is done, undefined without message */
export function actOn(action: TeamAction, initialsByLink?: string) {
  return (database: Database, reference: string, now: number): Promise<boolean | undefined> =>
    database.transaction().execute(async (transaction) => {
      const before = await readState(transaction, reference)
      const after = before && TEAM_ACTIONS[action].act(before, now, initialsByLink)
      if (!after || after === before) return after && false
      const line = { at: now, operator: initialsByLink || 'team', command: `${action} by link`, count: 1 }
      if (initialsByLink !== undefined) await recordAccess(transaction, { ...line, references: [reference] })
      const isDecided = after.quarantined_for !== before.quarantined_for
      const isMarked = isDecided && after.quarantined_for === MARKED
      await transaction
        .updateTable('messages')
        .set({ ...after, ...(isDecided && { spam_decided_at: now }), ...(isMarked && { listed_at: now }) })
        .where('reference', '=', reference)
        .execute()
      // What leaves the quarantine gets its mail, unless that was sent; what enters it loses one that waits.
      if (after.quarantined_for !== null) await cancelNotification(transaction, reference)
      else if (before.quarantined_for !== null && after.done_at === null)
        await queueNotification(transaction, reference, now)
      return true
    })
}

/** Makes mails that are dead or wait for a retry due now. @param references only these; none means all */
export async function retryMails(database: Database, now: number, references: readonly string[]) {
  let query = database
    .updateTable('notifications')
    .set({ state: 'pending', due_at: now, queued_at: now, settled_at: null, last_failure: null })
    .where('state', 'in', ['pending', 'dead'])
    .where('attempts', '>', 0)
  if (references.length > 0) query = query.where('reference', 'in', references)
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
}
