import type { ExpressionBuilder } from 'kysely'
import type { Database, Tables } from '../database/schema.ts'
import { newNotification } from '../messages/accept-messages.ts'
import { emailKey } from '../messages/email-key.ts'
import { eraseMessages, findExpired } from '../messages/erasure.ts'
import { notePurge } from '../messages/retention.ts'

/** A message as the team sees it. */
export type Entry = {
  reference: string
  /** ISO 8601, UTC. */
  received: string
  state: 'open' | 'done' | 'set aside'
  name: string
  email: string
  service: string
  message: string
  /** Why it was set aside; null for the others. */
  setAsideFor: string | null
  /** Of the mail to the team: none for a message that is set aside. */
  mail: 'pending' | 'sent' | 'dead' | 'none'
  mailAttempts: number
  lastMailFailure: string | null
}

export type Filter = {
  state?: Entry['state'] | undefined
  limit?: number | undefined
}

type Parts = {
  database: Database
  mailDirectory: string
  retentionDays: number
  now?: () => number
}

export type Inbox = ReturnType<typeof createInbox>

/** What the team does with messages, while the server runs; the same on every engine. */
export function createInbox({ database, mailDirectory, retentionDays, now = Date.now }: Parts) {
  return {
    /** The newest messages that fit, the oldest of them first. */
    async list({ state, limit }: Filter): Promise<Entry[]> {
      let query = entries(database).orderBy('accepted_at', 'desc').orderBy('messages.reference')
      if (state) query = query.where((where) => isInState(where, state))
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toEntry).reverse()
    },

    async countAside(): Promise<number> {
      const { count } = await database
        .selectFrom('messages')
        .select((column) => column.fn.countAll().as('count'))
        .where('quarantined_for', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(reference: string): Promise<Entry | undefined> {
      const row = await entries(database).where('messages.reference', '=', reference).executeTakeFirst()
      return row && toEntry(row)
    },

    /** All messages, or those of one person however the address is spelt, the oldest first. */
    async export(email?: string): Promise<Entry[]> {
      const rows = await entries(database).orderBy('accepted_at').orderBy('messages.reference').execute()
      const key = email === undefined ? undefined : emailKey(email)
      return rows.filter((row) => key === undefined || emailKey(row.email) === key).map(toEntry)
    },

    /** References of the messages that have one of these references or come from one of these addresses. */
    async findReferences(wanted: readonly string[]): Promise<string[]> {
      const keys = new Set(wanted.map((one) => (one.includes('@') ? emailKey(one) : one)))
      const rows = await database
        .selectFrom('messages')
        .select(['reference', 'email'])
        .orderBy('accepted_at')
        .orderBy('reference')
        .execute()
      return rows
        .filter(({ reference, email }) => keys.has(reference) || keys.has(emailKey(email)))
        .map(({ reference }) => reference)
    },

    /** @returns whether there is such a message */
    async markDone(reference: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('messages')
        .set({ done_at: now() })
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Sends a message on that was set aside. @returns whether there is one of that reference */
    async release(reference: string): Promise<boolean> {
      return database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('messages')
          .set({ quarantined_for: null })
          .where('reference', '=', reference)
          .where('quarantined_for', 'is not', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await transaction.insertInto('notifications').values(newNotification(reference, now())).execute()
        return true
      })
    },

    /** Lets mails go at once that are dead or wait for another attempt; all, or that of one message. */
    async retry(reference?: string): Promise<number> {
      let query = database
        .updateTable('notifications')
        .set({ state: 'pending', due_at: now(), queued_at: now(), settled_at: null, last_failure: null })
        .where('state', 'in', ['pending', 'dead'])
        .where('attempts', '>', 0)
      if (reference) query = query.where('reference', '=', reference)
      return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
    },

    /** Erases messages without a trace. @returns how many there were */
    erase(references: readonly string[]): Promise<number> {
      return eraseMessages(database, mailDirectory, references)
    },

    /** Erases what is older than the retention period, also where the scheduled purge is held. */
    async purge(): Promise<number> {
      const { references } = await findExpired(database, { retentionDays, now: now() })
      const erased = await eraseMessages(database, mailDirectory, references)
      await notePurge(database, now())
      return erased
    },
  }
}

function entries(database: Database) {
  return database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .selectAll('messages')
    .select(['notifications.state as mail_state', 'notifications.attempts', 'notifications.last_failure'])
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

function isInState(where: ExpressionBuilder<Tables, 'messages'>, state: Entry['state']) {
  if (state === 'set aside') return where('quarantined_for', 'is not', null)
  const done = where('done_at', state === 'done' ? 'is not' : 'is', null)
  return where.and([where('quarantined_for', 'is', null), done])
}

function toEntry(row: EntryRow): Entry {
  return {
    reference: row.reference,
    received: new Date(row.accepted_at).toISOString(),
    state: row.quarantined_for !== null ? 'set aside' : row.done_at !== null ? 'done' : 'open',
    name: row.name,
    email: row.email,
    service: row.service,
    message: row.message,
    setAsideFor: row.quarantined_for,
    mail: row.mail_state ?? 'none',
    mailAttempts: row.attempts ?? 0,
    lastMailFailure: row.last_failure,
  }
}
