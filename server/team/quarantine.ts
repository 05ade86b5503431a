import { type SelectQueryBuilder, sql } from 'kysely'
import { chunks } from '../store/chunks.ts'
import type { StoredMessage } from '../store/outbox.ts'
import { type Database, OVER_LIMIT, type Tables } from '../store/schema.ts'

/** Characters of a message that are read to compare messages, and that the digest shows. */
const COMPARED_LENGTH = 200
const SHOWN_LENGTH = 80

/** From this number on, messages that look like spam, or that say the same, are one line of the digest. */
const MIN_JOINED = 20

/** The fields that the digest lists. */
export type QuarantinedMessage = Pick<StoredMessage, 'reference' | 'acceptedAt' | 'name' | 'email'> & {
  quarantinedFor: string
  /** The first words of the message. */
  words: string
}

/** Quarantined messages that are one line of a digest: those that look like spam, or all that say the same. */
export type Joined = { kind: 'spam' | 'same'; messages: QuarantinedMessage[] }

/**
 * Finds the oldest quarantined messages that no digest to the team has listed.
 * @returns at most `limit` messages, and how many messages no digest has listed
 */
export async function findUnreported(
  database: Database,
  limit: number,
): Promise<{ messages: QuarantinedMessage[]; total: number }> {
  const unreported = database
    .selectFrom('messages')
    .where('quarantined_for', 'is not', null)
    .where('listed_at', 'is', null)
    .where('done_at', 'is', null)
    .where('restricted_at', 'is', null)
  const messages = await readMessages(unreported.orderBy('accepted_at').limit(limit))
  const { count } = await unreported
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { messages, total: Number(count) }
}

/** Divides messages into those that the digest lists one by one, and those that it joins. */
export function joinMessages(messages: readonly QuarantinedMessage[]) {
  const groups = [...Map.groupBy(messages, keyOf)]
  const isJoined = ([key, group]: [string, QuarantinedMessage[]]) => key !== '' && group.length >= MIN_JOINED
  return {
    joined: groups
      .filter(isJoined)
      .map(([key, group]): Joined => ({ kind: key === SPAM ? 'spam' : 'same', messages: group })),
    single: groups.filter((group) => !isJoined(group)).flatMap(([, group]) => group),
  }
}

/**
 * Finds the other messages of a line of the digest.
 * @param listedAt when the digest was sent
 * @param doneAt when the messages were marked as done; null if they were not
 */
export async function findJoined(
  database: Database,
  reference: string,
  { kind, listedAt, doneAt }: { kind: Joined['kind']; listedAt: number; doneAt: number | null },
): Promise<string[]> {
  const quarantined = database
    .selectFrom('messages')
    .where('quarantined_for', 'is not', null)
    .where('listed_at', '=', listedAt)
    .where('restricted_at', 'is', null)
  const messages = await readMessages(quarantined.where('done_at', doneAt === null ? 'is' : '=', doneAt))
  const [first] = await readMessages(database.selectFrom('messages').where('reference', '=', reference))
  const key = kind === 'spam' ? SPAM : comparedWords(first?.words ?? '')
  return messages
    .filter((message) => message.reference !== reference && keyOf(message) === key)
    .map((message) => message.reference)
}

async function readMessages(
  query: SelectQueryBuilder<Tables, 'messages', object>,
): Promise<QuarantinedMessage[]> {
  const rows = await query
    .select(['reference', 'accepted_at', 'name', 'email', 'quarantined_for'])
    .select(sql<string>`substr(message, 1, ${sql.lit(COMPARED_LENGTH)})`.as('words'))
    .execute()
  return rows.map(({ accepted_at, quarantined_for, ...row }) => ({
    ...row,
    acceptedAt: accepted_at,
    quarantinedFor: quarantined_for ?? '',
  }))
}

/** A key that no words have. */
const SPAM = '*'

function keyOf({ quarantinedFor, words }: QuarantinedMessage): string {
  return quarantinedFor === OVER_LIMIT ? comparedWords(words) : SPAM
}

/** Returns the words of a text without those that differ in a mass mailing: numbers, codes and links. */
function comparedWords(text: string): string {
  const words = text.toLowerCase().replace(/\S*[\d/@]\S*/g, '')
  return words.replace(/[^\p{L}\p{M}]+/gu, ' ').trim()
}

/** Returns the first words of a message that no sign of spam but the limits has quarantined; else nothing. */
export function firstWords({ quarantinedFor, words }: QuarantinedMessage): string {
  if (quarantinedFor !== OVER_LIMIT) return ''
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH).replace(/ \S*$/, '')} …` : line
}

/** Records that a digest with these messages was sent. */
export async function markReported(
  database: Database,
  references: readonly string[],
  now: number,
): Promise<void> {
  for (const chunk of chunks(references))
    await database.updateTable('messages').set({ listed_at: now }).where('reference', 'in', chunk).execute()
}

/** Marks all quarantined messages as not listed, so that the next digest lists them again. */
export async function clearReported(database: Database): Promise<void> {
  await database
    .updateTable('messages')
    .set({ listed_at: null })
    .where('quarantined_for', 'is not', null)
    .execute()
}

/** Removes the words of the visitor from the reasons for quarantine. A mail server could refuse a digest with them. */
export function withoutWords(quarantinedFor: string): string {
  return quarantinedFor.replace(/ \([^)]*\)/g, '')
}
