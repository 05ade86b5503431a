import { type Kysely, PostgresAdapter } from 'kysely'
import type { ContactField } from '#contact/fields.ts'

export type DatabaseAddress = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string }

/** First reason in `quarantined_for` of a message over the limits (docs/requirements.md#rate-limit). */
export const OVER_LIMIT = 'over the limit'

export type JobName = 'purge' | 'daily-mail'

/** Whole milliseconds since 1970 UTC, by the server's clock. */
type Milliseconds = number

/** The tables after all migrations. Names never change, because the old release and the new one share them during an update. */
export type Tables = {
  messages: Record<ContactField, string> & {
    reference: string
    accepted_at: Milliseconds
    /** Hash of the idempotency key, by which retries of a post are recognised; null for posts without a key. */
    idempotency_key: string | null
    /** Hash of the form fields, by which repeated messages are recognised; empty once the message is rectified. */
    fingerprint: string
    quarantined_for: string | null
    listed_at: Milliseconds | null
    /** When a person last released the message from quarantine or marked it as spam; null before. */
    spam_decided_at: Milliseconds | null
    done_at: Milliseconds | null
    restricted_at: Milliseconds | null
    rectified_at: Milliseconds | null
    taken_by: string | null
    taken_at: Milliseconds | null
  }
  /** The outbox: a mail for each message, written in the transaction that accepts or releases it. */
  notifications: {
    reference: string
    state: 'pending' | 'sent' | 'dead'
    /** How often workers have claimed the mail. A worker sees from a higher number that another one has claimed the mail. */
    attempts: number
    /** When the mail may be claimed next. A claim moves this time to the end of its lease. */
    due_at: Milliseconds
    /** When the mail was queued: when the message was accepted or released, or when an operator retried the mail. */
    queued_at: Milliseconds
    settled_at: Milliseconds | null
    /** The last failure, without text of the mail server; for `sent`: why a notice was sent, or that it is only in a file. */
    last_failure: string | null
  }
  /** Daily jobs; a claim moves `due_at` to the end of its lease. `succeeded_at` is the first claim until a run succeeds. */
  jobs: { name: JobName; due_at: Milliseconds; succeeded_at: Milliseconds }
  /** Which operator ran which inbox command on how many messages. `subjects` has their references, with spaces between. */
  audit: { at: Milliseconds; operator: string; command: string; subjects: string; count: number }
  /** Messages that an operator has erased. A restored copy may still contain them; `inbox import` erases them again. */
  erasures: { reference: string; erased_at: Milliseconds }
  /** Views of pages, of the sites that link to them, and of unknown addresses, by day. Nothing in it is about one visitor. */
  counts: { day: string; kind: 'page' | 'site' | 'unknown'; name: string; total: number }
  /** One row, which readiness probes update to test whether the database is writable, with figures for `inbox status`. */
  probes: {
    id: number
    written_at: Milliseconds
    copied_at: Milliseconds | null
    event_loop_p99_ms: number | null
  }
  /** Keys that all servers of the store share: `team-links` signs the links in mails. */
  secrets: { name: 'team-links'; value: string }
}

export type Database = Kysely<Tables>

/** Returns whether the database is PostgreSQL, where transactions must lock rows. SQLite has one write transaction at a time. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
