import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { chunks } from '../store/chunks.ts'
import { emptyLog } from '../store/empty-log.ts'
import { removeDigests, removeMails } from '../store/mail-files.ts'
import type { Database, Tables } from '../store/schema.ts'

/** Time within which the outbox worker finishes a mail file that it has begun to write, in milliseconds. */
const MAIL_WRITE_MS = 500

export type ErasureRecord = Selectable<Tables['erasures']>

/** Records that messages are erased, so that imports and restores erase them again. Call it first: the process may be killed. */
export async function recordErasures(database: Database, records: readonly ErasureRecord[]): Promise<void> {
  for (const chunk of chunks(records))
    await database
      .insertInto('erasures')
      .values(chunk)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
}

/** Erases messages, mails and digests (docs/reliability.md#not-covered). @throws OperatorError if the WAL keeps deleted rows */
export async function eraseMessages(
  database: Database,
  mailDirectory: string,
  references: readonly string[],
) {
  let erased = 0
  // Delete files before rows: after a crash in between, the rows tell the next run which files are left.
  if (references.length > 0) await eraseWrittenMails(database, mailDirectory, references)
  for (const chunk of chunks(references)) {
    const deleting = database.deleteFrom('messages').where('reference', 'in', chunk)
    erased += Number((await deleting.executeTakeFirstOrThrow()).numDeletedRows)
  }
  if (erased > 0) await eraseLateMails(database, mailDirectory, references)
  // Truncate the WAL even if nothing was erased, because the truncation may have failed in the last run.
  await emptyLog(database, `Messages erased: ${erased}`)
  return erased
}

/** Erases the mails about messages and all digests, after the time in which the outbox worker may still be writing one. */
export async function eraseLateMails(...parts: Parameters<typeof eraseWrittenMails>): Promise<void> {
  await wait(MAIL_WRITE_MS)
  await eraseWrittenMails(...parts)
}

/** Deletes mail files and all digests; if there was a digest, resets `listed_at`, so that the next one lists all again. */
async function eraseWrittenMails(database: Database, mailDirectory: string, references: readonly string[]) {
  await removeMails(mailDirectory, references)
  if (!(await removeDigests(mailDirectory))) return
  const listed = database.updateTable('messages').where('quarantined_for', 'is not', null)
  await listed.set({ listed_at: null }).execute()
}
