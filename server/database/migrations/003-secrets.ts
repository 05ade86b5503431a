import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

/** Adds the key that signs challenges. It is in the store, so that all servers of the store share it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  const secrets = db as Kysely<{ secrets: { name: string; value: string } }>
  await secrets
    .insertInto('secrets')
    .values({ name: 'challenge', value: randomBytes(32).toString('base64url') })
    .execute()
}
