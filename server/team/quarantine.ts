import { sql } from 'kysely'
import { type Database, OVER_LIMIT } from '../store/schema.ts'

/** Characters of a message that are read to compare messages and to quote its first words. */
const COMPARED_LENGTH = 200

/** From this number on, messages that look like spam, or that say the same, are one line of the digest. */
const MIN_JOINED = 20

/** The fields that the digest lists. */
export type QuarantinedMessage = {
  reference: string
  acceptedAt: number
  name: string
  email: string
  service: string
  quarantinedFor: string
  message: string
}

/** Quarantined messages that are one line of a digest: those that look like spam, or all that say the same. */
export type Joined = { kind: 'spam' | 'same'; messages: QuarantinedMessage[] }

function selectQuarantined(database: Database) {
  return database
    .selectFrom('messages')
    .select(['reference', 'accepted_at as acceptedAt', 'name', 'email', 'service', 'done_at'])
    .select(sql<string>`quarantined_for`.as('quarantinedFor'))
    .select(sql<string>`substr(message, 1, ${sql.lit(COMPARED_LENGTH)})`.as('message'))
    .where('quarantined_for', 'is not', null)
    .where('restricted_at', 'is', null)
}

/** Finds the oldest quarantined messages that no digest has listed, at most `limit`, and how many there are. */
export async function findUnreported(database: Database, limit: number) {
  const messages = await selectQuarantined(database)
    .select(({ fn }) => fn.countAll().over().as('total'))
    .where('listed_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('accepted_at')
    .limit(limit)
    .execute()
  return { messages, total: Number(messages[0]?.total ?? 0) }
}

/** Divides messages into those that the digest lists one by one, and those that it joins. */
export function joinMessages(messages: readonly QuarantinedMessage[]) {
  const single: QuarantinedMessage[] = []
  const joined: Joined[] = []
  for (const [key, group] of Map.groupBy(messages, keyOf))
    if (key === '' || group.length < MIN_JOINED) single.push(...group)
    else joined.push({ kind: key === SPAM ? 'spam' : 'same', messages: group })
  return { single, joined }
}

type Line = { kind: Joined['kind']; listedAt: number; doneAt: number | null }

/** Finds the other messages of one line of a digest: those with its `listedAt` and `doneAt` (null if not done). */
export async function findJoined(database: Database, reference: string, line: Line): Promise<string[]> {
  const { kind, listedAt, doneAt } = line
  const listed = await selectQuarantined(database).where('listed_at', '=', listedAt).execute()
  const first = listed.find((message) => message.reference === reference)
  const key = kind === 'spam' ? SPAM : first && keyOf(first)
  return listed
    .filter((message) => message !== first && message.done_at === doneAt && keyOf(message) === key)
    .map((message) => message.reference)
}

/** A key that no words have. */
const SPAM = '*'

/** Returns a key that messages of one line have in common: their words without numbers, codes and links. */
function keyOf({ quarantinedFor, message }: QuarantinedMessage): string {
  if (quarantinedFor !== OVER_LIMIT) return SPAM
  const compared = message.toLowerCase().replace(/\S*[\d/@]\S*/g, '')
  return compared.replace(/[^\p{L}\p{M}]+/gu, ' ').trim()
}
