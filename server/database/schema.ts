import { type Kysely, PostgresAdapter } from 'kysely'

/** Whole milliseconds since 1970 UTC, by the server's clock. */
type Milliseconds = number

/**
 * The tables after all migrations. During an update, old and new processes share one database, so names of tables and
 * columns never change. Where they differ from the words of the code: `chores` holds the daily jobs, `listed_at` is when
 * a message was in a quarantine digest, and `settled_at` is when its mail was sent or rejected.
 */
export type Tables = {
  /** Accepted messages. */
  messages: {
    reference: string
    accepted_at: Milliseconds
    name: string
    email: string
    service: string
    message: string
    /** Hash of the idempotency key that marks retries of a post; null for posts without one. */
    idempotency_key: string | null
    /** Hash of the four fields. */
    fingerprint: string
    /** Why the message is in quarantine; null for the others. */
    quarantined_for: string | null
    /** When a digest to the team named this quarantined message. */
    listed_at: Milliseconds | null
    /** When the team marked it as done. */
    done_at: Milliseconds | null
  }
  /** The outbox: one mail to the team for each message, written in the transaction that accepts or releases the message. */
  notifications: {
    reference: string
    state: 'pending' | 'sent' | 'dead'
    /** How often a worker claimed it. A worker whose lease ended sees by this number that another one took over. */
    attempts: number
    /** When it may be claimed next. A claim moves this to the end of its lease. */
    due_at: Milliseconds
    /** When the mail was queued: with the message, at its release or at a manual retry. */
    queued_at: Milliseconds
    settled_at: Milliseconds | null
    /** See `FailureNote`; kept on a sent mail only if a notice was sent instead. Holds no text of the mail server. */
    last_failure: string | null
  }
  /**
   * Daily jobs, each run by one process; `due_at` is a lease as above. A second row, `NAME promised`, is updated only on
   * success and shows how long a failing job is overdue.
   */
  chores: { name: string; due_at: Milliseconds }
  /** One row that readiness probes write. */
  probes: { id: number; written_at: Milliseconds }
}

export type Database = Kysely<Tables>

/** Returns whether rows must be locked: several processes write to PostgreSQL at once, but only one to SQLite. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
