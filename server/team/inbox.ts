import { readState, writeState } from '../messages/message-state.ts'
import type { Database } from '../store/schema.ts'
import { renewSecret } from '../store/secrets.ts'
import { type Entry, STATE, selectEntries, toEntry } from './inbox-entry.ts'
import { TEAM_ACTIONS, type TeamAction } from './team-links.ts'

export type Inbox = ReturnType<typeof createInbox>

/** Creates the operations that list, sort and send messages. They may run while the server uses the same database. */
export function createInbox({ database, now = Date.now }: { database: Database; now?: () => number }) {
  /** Creates the operation that does what the link of the same action does. @returns false if there was nothing to do */
  const act = (action: TeamAction) => (reference: string) =>
    database.transaction().execute(async (transaction) => {
      const before = await readState(transaction, reference)
      const after = before && TEAM_ACTIONS[action].act(before, now())
      if (!after || after === before) return false
      await writeState(transaction, reference, { before, after, now: now() })
      return true
    })

  return {
    /** Returns the newest messages, at most `limit`, sorted from the oldest to the newest. */
    async list({ state, limit }: { state?: Entry['state'] | undefined; limit: number }): Promise<Entry[]> {
      let query = selectEntries(database).orderBy('accepted_at', 'desc').orderBy('messages.reference')
      query = state ? query.where(STATE, '=', state) : query.where('restricted_at', 'is', null)
      return (await query.limit(limit).execute()).map(toEntry).reverse()
    },

    async count(state: Entry['state']): Promise<number> {
      const { count } = await database
        .selectFrom('messages')
        .select((column) => column.fn.countAll().as('count'))
        .where(STATE, '=', state)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(reference: string): Promise<Entry | undefined> {
      const row = await selectEntries(database).where('messages.reference', '=', reference).executeTakeFirst()
      return row && toEntry(row)
    },

    /** Marks a message as done. @returns whether the message exists and is not restricted */
    markDone: act('done'),

    /** Releases a message from quarantine, with its mail. @returns false if it was not quarantined or does not exist */
    release: act('release'),

    /** Quarantines a message as spam, without its mail. @returns whether the message exists and is not restricted */
    markSpam: act('spam'),

    /**
     * Makes all dead mails and webhooks and all that wait for a retry due now.
     * @param reference limits the change to one message
     * @returns how many are now due
     */
    async retry(reference?: string): Promise<number> {
      let query = database
        .updateTable('notifications')
        .set({ state: 'pending', due_at: now(), queued_at: now(), settled_at: null, last_failure: null })
        .where('state', 'in', ['pending', 'dead'])
        .where('attempts', '>', 0)
      if (reference) query = query.where('reference', '=', reference)
      return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
    },

    /** Makes all links in mails to the team invalid. */
    rotateLinks: (): Promise<void> => renewSecret(database, 'team-links'),
  }
}
