import { readState, writeState } from '../messages/message-state.ts'
import type { Database } from '../store/schema.ts'
import { recordAccess } from './audit.ts'
import { TEAM_ACTIONS, type TeamPermission } from './team-links.ts'

/** Does what a link permits, unless it is done. @returns false if there is no message, or if it is restricted */
export async function actByLink(
  database: Database,
  { reference, action }: Pick<TeamPermission, 'reference' | 'action'>,
  { initials, now }: { initials: string; now: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const before = await readState(transaction, reference)
    if (!before) return false
    const after = TEAM_ACTIONS[action].act(before, now, initials)
    if (after === before) return true
    const line = { at: now, operator: initials || 'team', command: `${action} by link` }
    await recordAccess(transaction, { ...line, count: 1, references: [reference] })
    await writeState(transaction, reference, { before, after, now })
    return true
  })
}
