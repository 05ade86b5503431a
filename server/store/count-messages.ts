import type { Database } from './schema.ts'

/** Returns how many messages a store has, of every state. */
export async function countMessages(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('messages')
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
