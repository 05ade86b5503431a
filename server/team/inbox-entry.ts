import { type RawBuilder, sql } from 'kysely'
import { CONTACT_FIELDS, mapFields } from '#contact/fields.ts'
import { WRITTEN_NOTE } from '../store/mail-files.ts'
import type { Database } from '../store/schema.ts'
import { slicesOf } from '../store/slices.ts'

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

const STATE = sql<State>`case ${sql.join(
  Object.entries(STATES).map(([state, condition]) => sql`when ${condition} then ${sql.lit(state)}`),
  sql` `,
)} end`

/** Returns a query for messages and the state of their mails. `toEntry` converts its rows. */
export function selectEntries(database: Database) {
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
export function toEntry(row: EntryRow) {
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
