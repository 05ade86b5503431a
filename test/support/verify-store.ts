import { openDatabase } from '#server/store/open-database.ts'
import type { DatabaseAddress } from '#server/store/schema.ts'
import type { Acknowledged } from './contact-client.ts'
import { makeMessage } from './messages.ts'
import { readRows } from './read-rows.ts'
import { exactly } from './scenario.ts'

/** Checks that every acknowledged message (201) is stored exactly once, and that each has a notification. */
export async function verifyStore(address: DatabaseAddress, acknowledged: readonly Acknowledged[]) {
  const database = await openDatabase(address)
  const rows = await database.selectFrom('messages').select(['reference', 'message']).execute()
  const withoutMail = await database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .select('messages.reference')
    .where('notifications.reference', 'is', null)
    .execute()
  await database.destroy()
  const references = new Map(rows.map((row) => [row.message, row.reference]))
  const lost = acknowledged.filter(
    ({ text, reference }) => references.get(makeMessage(text).message) !== reference,
  )
  return [
    exactly(`acknowledged messages lost, of ${acknowledged.length}`, lost.length, 0),
    exactly('duplicate rows', rows.length - references.size, 0),
    exactly('messages without a mail to the team', withoutMail.length, 0),
  ]
}

/** Returns true if SQLite's integrity check passes. */
export function isIntact(path: string): boolean {
  return readRows(path, 'pragma integrity_check')[0]?.integrity_check === 'ok'
}
