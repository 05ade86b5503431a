import { assertUsable } from '../operator-error.ts'
import { countMessages } from '../store/count-messages.ts'
import { openDatabase } from '../store/open-database.ts'
import { splitHosts } from '../store/postgres-url.ts'
import { type Database, isPostgres } from '../store/schema.ts'
import { slicesOf } from '../store/slices.ts'

/** The tables in the order in which their rows can be inserted. `secrets` and `probes` have rows from the start. */
const TABLES = ['messages', 'notifications', 'erasures', 'audit', 'jobs', 'counts'] as const

/** Copies a SQLite store into an empty PostgreSQL database. @returns the messages there @throws OperatorError, changing nothing */
export async function moveStore(source: Database, url: string): Promise<number> {
  const isUrl = /^postgres(ql)?:\/\//.test(url) && splitHosts(url).every((host) => URL.canParse(host))
  assertUsable(
    isUrl && !isPostgres(source),
    'move copies a SQLite store to a PostgreSQL server, like postgres://user@host/database.',
  )
  const target = await openDatabase({ engine: 'postgres', url }, { longTimeout: true })
  try {
    return await source.transaction().execute((from) =>
      target.transaction().execute(async (to) => {
        assertUsable((await countMessages(to)) === 0, 'The target has messages: nothing was moved.')
        await to.deleteFrom('jobs').execute()
        for (const table of TABLES)
          for (const rows of slicesOf(await from.selectFrom(table).selectAll().execute()))
            await to
              .insertInto(table)
              .values(rows as never)
              .execute()
        for (const { name, value } of await from.selectFrom('secrets').selectAll().execute())
          await to.updateTable('secrets').set({ value }).where('name', '=', name).execute()
        return countMessages(to)
      }),
    )
  } finally {
    await target.destroy()
  }
}
