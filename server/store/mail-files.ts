import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Prefix of the ids of daily mails, by which `removeMails` finds them in the mail folder. */
export const LIST_ID_PREFIX = 'daily-list-'

/** Failure note of a notification in state `sent` whose mail was only written to the mail folder. */
export const WRITTEN_NOTE = 'written to a file'

export const mailFile = (id: string): string => `${id}.eml`

/** Removes the mails about messages, and all daily mails, which may name them. */
export async function removeMails(mailDirectory: string, references: readonly string[]): Promise<void> {
  const names = await readdir(mailDirectory).catch(() => [])
  const own = new Set(references.map(mailFile))
  for (const name of names)
    if (own.has(name) || name.startsWith(LIST_ID_PREFIX)) await rm(join(mailDirectory, name), { force: true })
}
