import { CONTACT_FIELDS } from '#contact/fields.ts'
import { readState, writeState } from '../messages/message-state.ts'
import type { Database } from '../store/schema.ts'
import { recordAccess } from './audit.ts'
import { foldLetters } from './fold-letters.ts'
import { type Entry, readEntries, STATES, selectEntries, toEntry } from './inbox-entry.ts'
import { TEAM_ACTIONS, type TeamAction } from './team-links.ts'

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

/** Returns a function that does an action, with an audit line if a link asks. @returns false if it is done, undefined without message */
export function actOn(action: TeamAction, initialsByLink?: string) {
  return (database: Database, reference: string, now: number): Promise<boolean | undefined> =>
    database.transaction().execute(async (transaction) => {
      const before = await readState(transaction, reference)
      const after = before && TEAM_ACTIONS[action].act(before, now, initialsByLink)
      if (!after || after === before) return after && false
      const line = { at: now, operator: initialsByLink || 'team', command: `${action} by link`, count: 1 }
      if (initialsByLink !== undefined) await recordAccess(transaction, { ...line, references: [reference] })
      await writeState(transaction, reference, { before, after, now })
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
