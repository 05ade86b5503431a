import { randomBytes } from 'node:crypto'
import type { Database, Tables } from './schema.ts'

/** Returns a key that all servers of the store share. */
export async function readSecret(database: Database, name: Tables['secrets']['name']): Promise<string> {
  const row = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}

/** Replaces a key. Everything that was signed with the old key is then invalid. */
export async function renewSecret(database: Database, name: Tables['secrets']['name']): Promise<void> {
  const value = randomBytes(32).toString('base64url')
  await database.updateTable('secrets').set({ value }).where('name', '=', name).execute()
}
