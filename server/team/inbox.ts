import {
  type MessageState,
  markedAsSpam,
  readState,
  released,
  writeState,
} from '../messages/message-state.ts'
import { OUTBOX_TABLES } from '../store/outbox.ts'
import type { Database } from '../store/schema.ts'
import { renewSecret } from '../store/secrets.ts'
import { type Entry, isInState, selectEntries, toEntry } from './inbox-entry.ts'

export type Filter = {
  state?: Entry['state'] | undefined
  limit?: number | undefined
}

export type Inbox = ReturnType<typeof createInbox>

/** Creates the operations that list, sort and send messages. They may run while the server uses the same database. */
export function createInbox({ database, now = Date.now }: { database: Database; now?: () => number }) {
  const change = (reference: string, nextState: (state: MessageState) => MessageState | undefined) =>
    database.transaction().execute(async (transaction) => {
      const before = await readState(transaction, reference)
      const after = before && nextState(before)
      if (after) await writeState(transaction, reference, { before, after, now: now() })
      return after !== undefined
    })

  return {
    /** Returns the newest messages, at most `limit`, sorted from the oldest to the newest. */
    async list({ state, limit }: Filter): Promise<Entry[]> {
      let query = selectEntries(database).orderBy('accepted_at', 'desc').orderBy('messages.reference')
      if (state) query = query.where((where) => isInState(where, state))
      else query = query.where('restricted_at', 'is', null)
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toEntry).reverse()
    },

    async count(state: Entry['state']): Promise<number> {
      const { count } = await database
        .selectFrom('messages')
        .select((column) => column.fn.countAll().as('count'))
        .where((where) => isInState(where, state))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(reference: string): Promise<Entry | undefined> {
      const row = await selectEntries(database).where('messages.reference', '=', reference).executeTakeFirst()
      return row && toEntry(row)
    },

    /** Marks a message as done. @returns whether the message exists */
    async markDone(reference: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('messages')
        .set({ done_at: now() })
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /**
     * Releases a message from quarantine, and queues its mail to the team unless the mail was sent before.
     * @returns false if the message was not quarantined, is restricted or does not exist
     */
    release: (reference: string): Promise<boolean> =>
      change(reference, (state) => (state.quarantined_for === null ? undefined : released(state))),

    /**
     * Quarantines a message as spam. Deletes its mail if the mail has not been sent.
     * @returns false if the message is restricted or does not exist
     */
    markSpam: (reference: string): Promise<boolean> => change(reference, markedAsSpam),

    /**
     * Makes all dead mails and webhooks and all that wait for a retry due now.
     * @param reference limits the change to one message
     * @returns how many are now due
     */
    async retry(reference?: string): Promise<number> {
      let count = 0
      for (const table of OUTBOX_TABLES) {
        let query = database
          .updateTable(table as 'notifications')
          .set({ state: 'pending', due_at: now(), queued_at: now(), settled_at: null, last_failure: null })
          .where('state', 'in', ['pending', 'dead'])
          .where('attempts', '>', 0)
        if (reference) query = query.where('reference', '=', reference)
        count += Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
      }
      return count
    },

    /** Makes all links in mails to the team invalid. */
    rotateLinks: (): Promise<void> => renewSecret(database, 'team-links'),
  }
}
