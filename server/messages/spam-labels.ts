import type { Database } from '../store/schema.ts'
import { type MessageState, markedAsSpam, readState, released, writeState } from './message-state.ts'

/** Maximum number of labelled messages that the spam score learns from: the newest ones. It bounds the training time. */
const MAX_LABELLED = 400

export type LabelledMessage = { text: string; isSpam: boolean }

/**
 * Releases a message from quarantine, queues its mail to the team unless the mail was sent before, and labels the message
 * as real.
 * @returns false if the message was not quarantined, is restricted or does not exist
 */
export async function release(database: Database, reference: string, now: number): Promise<boolean> {
  return change(database, reference, now, (state) =>
    state.quarantined_for === null ? undefined : released(state),
  )
}

/**
 * Labels a message as spam and quarantines it. Deletes its mail if the mail has not been sent. The digest does not list the
 * message, because an operator has read it.
 * @returns false if the message is restricted or does not exist
 */
export async function markSpam(database: Database, reference: string, now: number): Promise<boolean> {
  return change(database, reference, now, markedAsSpam)
}

async function change(
  database: Database,
  reference: string,
  now: number,
  nextState: (state: MessageState) => MessageState | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const state = await readState(transaction, reference)
    const next = state && nextState(state)
    if (!next) return false
    await writeState(transaction, reference, { before: state, after: next, now })
    return true
  })
}

/** Returns a text that changes when a label is added, changed or erased, or its message restricted. */
export async function readLabelVersion(database: Database): Promise<string> {
  const { count, newest, sum } = await database
    .selectFrom('spam_labels')
    .innerJoin('messages', 'messages.reference', 'spam_labels.reference')
    .where('restricted_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max('labelled_at').as('newest'),
      fn.sum('labelled_at').as('sum'),
    ])
    .executeTakeFirstOrThrow()
  return `${count} ${newest} ${sum}`
}

/** Returns the newest labelled messages that are still stored and not restricted. */
export async function readLabelled(database: Database): Promise<LabelledMessage[]> {
  const rows = await database
    .selectFrom('spam_labels')
    .innerJoin('messages', 'messages.reference', 'spam_labels.reference')
    .where('restricted_at', 'is', null)
    .select(['message', 'label'])
    .orderBy('labelled_at', 'desc')
    .orderBy('spam_labels.reference')
    .limit(MAX_LABELLED)
    .execute()
  return rows.map(({ message, label }) => ({ text: message, isSpam: label === 'spam' }))
}
