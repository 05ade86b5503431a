import type { Database } from '#server/database/schema.ts'
import { type Acknowledged, letter } from './clients.ts'
import { exactly, type Figure } from './scenario.ts'

/** Compares what the store holds with what visitors were told. */
export async function compareWithStore(
  database: Database,
  acknowledged: readonly Acknowledged[],
): Promise<Figure[]> {
  const rows = await database.selectFrom('messages').select(['reference', 'message']).execute()
  const referenceOf = new Map(rows.map((row) => [row.message, row.reference]))
  const lost = acknowledged.filter(({ text, reference }) => referenceOf.get(letter(text)) !== reference)
  const withoutMail = await database
    .selectFrom('messages')
    .leftJoin('notifications', 'notifications.reference', 'messages.reference')
    .select('messages.reference')
    .where('notifications.reference', 'is', null)
    .execute()
  return [
    exactly(`acknowledged messages lost, of ${acknowledged.length}`, lost.length, 0),
    exactly('duplicate rows', rows.length - referenceOf.size, 0),
    exactly('messages without a mail to the team', withoutMail.length, 0),
  ]
}
