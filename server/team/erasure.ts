import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { emptyLog } from '../store/empty-log.ts'
import { removeMails } from '../store/mail-files.ts'
import type { Database, Tables } from '../store/schema.ts'
import { inSlices, slicesOf } from '../store/slices.ts'

/** Time within which the outbox worker finishes a mail file that it has begun to write, in milliseconds. */
const MAIL_WRITE_MS = 500

export type ErasureRecord = Selectable<Tables['erasures']>

/** Records that messages are erased, so that imports and restores erase them again. Call it first: the process may be killed. */
export async function recordErasures(database: Database, records: readonly ErasureRecord[]): Promise<void> {
  for (const slice of slicesOf(records))
    await database
      .insertInto('erasures')
      .values(slice)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
}

/** Erases messages, their mails and all daily mails (docs/reliability.md#not-covered). @throws OperatorError if the WAL keeps deleted rows */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
) {
  let erased = 0
  // Delete files before rows: after a crash in between, the rows tell the next run which files are left.
  if (references.length > 0) await removeMails(mailDirectory, references)
  await inSlices(references, async (slice) => {
    const deleting = database.deleteFrom('messages').where('reference', 'in', slice)
    erased += Number((await deleting.executeTakeFirstOrThrow()).numDeletedRows)
  })
  if (erased > 0) await removeLateMails(mailDirectory, references)
  // Truncate the WAL even if nothing was erased, because the truncation may have failed in the last run.
  await emptyLog(database, `Messages erased: ${erased}`)
  return erased
}

/** Removes the mails about messages and all daily mails, after the time in which the server may still be writing one. */
export async function removeLateMails(...parts: Parameters<typeof removeMails>): Promise<void> {
  await wait(MAIL_WRITE_MS)
  await removeMails(...parts)
}
