import type { Database, Tables } from '../store/schema.ts'

/** One access of an operator to messages. It contains no name, address or text of a visitor. */
type Access = Omit<Tables['audit'], 'subjects'> & { references: readonly string[] }

export type AuditLine = Awaited<ReturnType<typeof readAudit>>[number]

/** Records that an operator runs a command on messages. Call this before the command acts or prints. */
export async function recordAccess(database: Database, { references, ...line }: Access) {
  const row = { ...line, subjects: references.join(' ') }
  await database.insertInto('audit').values(row).execute()
}

/** Returns the newest lines, at most `limit`, sorted from the oldest to the newest. */
export async function readAudit(database: Database, limit: number) {
  const rows = await database.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(limit).execute()
  return rows.reverse().map(({ at, subjects, ...line }) => ({
    at: new Date(at).toISOString(),
    ...line,
    references: subjects.split(' ').filter(Boolean),
  }))
}
