import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Prefix of the ids of quarantine digests, by which `removeDigests` finds them in the mail folder. */
export const DIGEST_ID_PREFIX = 'quarantine-digest-'

/** Failure note of a notification in state `sent` whose mail was only written to the mail folder. */
export const WRITTEN_NOTE = 'written to a file'

export const mailFile = (id: string): string => `${id}.eml`

export async function removeMails(mailDirectory: string, references: readonly string[]): Promise<void> {
  for (const reference of references) await rm(join(mailDirectory, mailFile(reference)), { force: true })
}

/** Removes all quarantine digests from the mail folder. @returns whether there was one */
export async function removeDigests(mailDirectory: string): Promise<boolean> {
  const names = await readdir(mailDirectory).catch(() => [])
  const digests = names.filter((name) => name.startsWith(DIGEST_ID_PREFIX))
  for (const name of digests) await rm(join(mailDirectory, name), { force: true })
  return digests.length > 0
}
