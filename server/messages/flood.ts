import { sql } from 'kysely'
import { countMessages } from '../store/count-messages.ts'
import { type Database, OVER_LIMIT } from '../store/schema.ts'

const MIN_FLOOD = 1_000

const HOUR_MS = 3_600_000

/** Returns a sentence about a flood. Its figure is 1,000, 2,000, 4,000 and so on: each other sentence sends an alarm. */
export async function findFloodFault(database: Database, now: number): Promise<string | undefined> {
  const isFlood = sql`accepted_at > ${now - HOUR_MS} and quarantined_for like ${`${OVER_LIMIT}%`}`
  const count = await countMessages(database, isFlood)
  if (count < MIN_FLOOD) return undefined
  const figure = MIN_FLOOD * 2 ** Math.floor(Math.log2(count / MIN_FLOOD))
  return `A flood: over ${figure.toLocaleString('en-GB')} messages in an hour are kept aside, without mails; see inbox list --quarantined.`
}
