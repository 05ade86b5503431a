import type { Config } from '../settings.ts'
import type { Access } from '../store/open-database.ts'
import type { Database } from '../store/schema.ts'
import type { ResolveTxt } from './mail-records.ts'

export class UsageError extends Error {
  override name = 'UsageError'
}

export type Command = {
  /** `--limit N` has a value, `--dns` has none. Every command also accepts --json. */
  options?: string
  /** `[REF]` is optional; `REF...` takes several. REF is a reference like K7Q2-M9XD. */
  operands?: string
  help: string
  /** Access to the store, `write` by default. `create` is excluded: no command creates a store. */
  access?: Exclude<Access, 'create' | 'write'>
  run(context: Context): Promise<Output>
}

export type Options = Partial<Record<string, string | boolean>>

export type Context = {
  database: Database
  config: Config
  operands: string[]
  options: Options
  /** Records access to messages in the audit log. Without references, the record covers all messages. */
  record: (count: number, references?: readonly string[]) => Promise<void>
  resolve: ResolveTxt
  now: number
}

/** What is printed as text, or with --json as a value. All messages come one by one, since they do not fit into the memory. */
export type Output = {
  text: string | AsyncIterable<string>
  value: unknown
  /** What was not found or is withheld; the exit status is then 1. */
  error?: string
  isFault?: boolean
}

/** Returns the number of --limit, 50 by default. @throws UsageError if it is none */
export function parseLimit({ limit = '50' }: Options): number {
  if (!/^[1-9]\d{0,8}$/.test(String(limit)))
    throw new UsageError('--limit expects a whole number, at least 1.')
  return Number(limit)
}

/** Returns the begin of the day of --since in West Africa Time, in milliseconds since 1970 UTC. @throws UsageError if it is no day */
export function parseSince({ since = '1970-01-01' }: Options): number {
  const time = Date.parse(`${since}T00:00:00+01:00`)
  if (Number.isNaN(time)) throw new UsageError('--since expects a day like 2026-11-25.')
  return time
}

export function formatCount(count: number, noun: string, done: string): Output {
  return { text: `${count} ${noun}${count === 1 ? '' : 's'} ${done}.`, value: { count } }
}

/** Returns a command that acts on messages one by one, and says of each whether it could. */
export function perMessage(
  help: string,
  act: (database: Database, reference: string, now: number) => Promise<boolean | undefined>,
  success: string,
  failure: string,
): Command {
  const run: Command['run'] = async ({ database, record, now, operands }) => {
    await record(operands.length, operands)
    const results: { reference: string; ok: boolean }[] = []
    for (const reference of operands)
      results.push({ reference, ok: (await act(database, reference, now)) === true })
    const format = (wanted: boolean, words: string) =>
      results.flatMap(({ reference, ok }) => (ok === wanted ? `${reference} ${words}.` : [])).join('\n')
    return { text: format(true, success), value: results, error: format(false, failure) }
  }
  return { operands: 'REF...', help, run }
}
