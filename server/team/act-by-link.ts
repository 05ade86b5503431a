import { isSameState, readState, writeState } from '../messages/message-state.ts'
import { chunks } from '../store/chunks.ts'
import type { Database } from '../store/schema.ts'
import { recordAccess } from './audit.ts'
import { findJoined } from './quarantine.ts'
import { TEAM_ACTIONS, type TeamPermission } from './team-links.ts'

/** Does what a link permits if nothing has changed since. @returns the permission of the next page; undefined without message */
export async function actByLink(
  database: Database,
  { undo, ...permission }: TeamPermission,
  { initials, from, now }: { initials: string; from: string; now: number },
): Promise<TeamPermission | undefined> {
  const { reference, action, group } = permission
  return database.transaction().execute(async (transaction) => {
    const current = await readState(transaction, reference)
    if (!current) return undefined
    const { taken_by: owner } = current
    const isTaken = action === 'take' && owner !== null && owner !== initials && owner !== from
    if (undo ? !isSameState(current, undo.after) : isTaken) return permission
    const next = undo ? undo.before : TEAM_ACTIONS[action].act(current, now, initials)
    const isRepeated = isSameState(next, current)
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
    const marking = transaction.updateTable('messages').set({ done_at: next.done_at })
    for (const chunk of chunks(others)) await marking.where('reference', 'in', chunk).execute()
    if (undo) return permission
    const before = isRepeated ? { ...current, ...TEAM_ACTIONS[action].reverted } : current
    return { ...permission, undo: { before, after: next } }
  })
}
