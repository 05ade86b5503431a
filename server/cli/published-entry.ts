import type { Entry } from '../inbox/inbox-entry.ts'

export type PublishedEntry = ReturnType<typeof toPublishedEntry>

/**
 * Converts an entry to the form that `--json` and `--csv` print (docs/messages.md#read-the-inbox). Scripts of operators
 * read this form, so its names never change: the state `set aside`, and `setAsideFor` for `quarantinedFor`.
 */
export function toPublishedEntry({ quarantinedFor, ...entry }: Entry) {
  const { mail, mailAttempts, lastMailFailure, ...message } = entry
  return {
    ...message,
    state: entry.state === 'quarantined' ? 'set aside' : entry.state,
    quarantinedFor,
    setAsideFor: quarantinedFor,
    mail,
    mailAttempts,
    lastMailFailure,
  }
}
