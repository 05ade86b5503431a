import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { validMessage } from '../support/messages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { postMessage } from '../support/test-server.ts'
import { runBackup, storeUrl } from './deploy-scripts.ts'

/** Posts different messages at once and returns their references. */
export async function postMessages(url: string, count: number): Promise<string[]> {
  const posts = Array.from({ length: count }, (_, n) =>
    postMessage(url, { ...validMessage, message: `${validMessage.message} ${n} ${Math.random()}` }),
  )
  return Promise.all(
    posts.map(async (response) => ((await (await response).json()) as { reference: string }).reference),
  )
}

/** Runs deploy/backup.sh with an empty folder and returns the path of the copy. */
export async function backUp(folder: string, settings?: Record<string, string>): Promise<string> {
  const copies = temporaryFolder()
  expect((await runBackup(storeUrl(folder), copies, '', settings)).status).toBe(0)
  return join(copies, readdirSync(copies).find((name) => name.startsWith('messages-')) ?? '')
}

/** Returns the sorted references of all messages in the store of a server. */
export function referencesIn(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'data/contact.db'), { readOnly: true })
  const rows = database.prepare('select reference from messages').all()
  database.close()
  return rows.map(({ reference }) => String(reference)).sort()
}
