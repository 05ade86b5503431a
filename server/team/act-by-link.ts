import { isDeepStrictEqual } from 'node:util'
import { type MessageState, readState, writeState } from '../messages/message-state.ts'
import { chunks } from '../store/chunks.ts'
import type { Database } from '../store/schema.ts'
import { recordAccess } from './audit.ts'
import { findJoined } from './quarantine.ts'
import { TEAM_ACTIONS, type TeamPermission } from './team-links.ts'

/**
 * Does what a link permits, and writes a line of the audit log in the same transaction. A repetition changes nothing and writes
 * no line, and so does an undo of a message that has changed since.
 * @returns the state, and what a link that undoes the action needs; undefined if the message does not exist or is restricted
 */
export async function actByLink(
  database: Database,
  { reference, action, undo, group }: TeamPermission,
  { initials, now }: { initials: string; now: number },
): Promise<{ state: MessageState; undo?: TeamPermission['undo'] } | undefined> {
  return database.transaction().execute(async (transaction) => {
    const current = await readState(transaction, reference)
    if (!current) return undefined
    if (undo && !isSame(current, undo.after)) return { state: current }
    const next = undo ? undo.before : TEAM_ACTIONS[action].act(current, now, initials)
    const isRepeated = isSame(next, current)
    const others = group
      ? await findJoined(transaction, reference, { ...group, doneAt: undo ? undo.after.done_at : null })
      : []
    if (!isRepeated || others.length > 0) {
      const operator = initials || 'team'
      const command = `${undo ? 'undo ' : ''}${action} by link`
      const references = [reference, ...others]
      await recordAccess(transaction, { at: now, operator, command, count: references.length, references })
    }
    if (!isRepeated) await writeState(transaction, reference, { before: current, after: next, now })
    for (const chunk of chunks(others))
      await transaction
        .updateTable('messages')
        .set({ done_at: next.done_at })
        .where('reference', 'in', chunk)
        .execute()
    if (undo) return { state: next }
    const before = isRepeated ? { ...current, ...TEAM_ACTIONS[action].reverted } : current
    return { state: next, undo: { before, after: next } }
  })
}

/** Compares copies: rows of SQLite have no prototype. */
const isSame = (one: MessageState, other: MessageState) => isDeepStrictEqual({ ...one }, { ...other })
