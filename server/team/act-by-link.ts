import {
  MARKED,
  type MessageState,
  markedAsSpam,
  readState,
  released,
  writeState,
} from '../messages/message-state.ts'
import { chunks } from '../store/chunks.ts'
import type { Database } from '../store/schema.ts'
import { recordAccess } from './audit.ts'
import { findJoined, withoutWords } from './quarantine.ts'
import type { TeamAction, TeamPermission } from './team-links.ts'

/** Returns the state after each action. An action that is done already changes nothing. */
const ACT: Record<TeamAction, (state: MessageState, initials: string, now: number) => MessageState> = {
  take: (state, initials, now) =>
    state.taken_by === initials ? state : { ...state, taken_by: initials, taken_at: now },
  done: (state, _, now) => ({ ...state, done_at: state.done_at ?? now }),
  spam: markedAsSpam,
  release: (state) => (state.quarantined_for === null ? state : released(state)),
}

/** What an undo restores after an action that the link has found done already. */
const REVERTED: Record<TeamAction, Partial<MessageState>> = {
  take: { taken_by: null, taken_at: null },
  done: { done_at: null },
  spam: { quarantined_for: null },
  release: { quarantined_for: MARKED },
}

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
    const next = undo ? undo.before : ACT[action](current, initials, now)
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
    const before = isRepeated ? { ...current, ...REVERTED[action] } : current
    return { state: next, undo: { before: forToken(before), after: forToken(next) } }
  })
}

/** Removes the visitor's words from the reasons for quarantine: a token is readable. */
function forToken({ quarantined_for, ...state }: MessageState): MessageState {
  return { ...state, quarantined_for: quarantined_for && withoutWords(quarantined_for) }
}

function isSame(one: MessageState, other: MessageState): boolean {
  const [left, right] = [forToken(one), forToken(other)]
  return (Object.keys(left) as (keyof MessageState)[]).every((name) => left[name] === right[name])
}
