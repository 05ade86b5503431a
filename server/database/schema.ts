import { type Kysely, PostgresAdapter } from 'kysely'

/** Points in time are whole milliseconds since 1970 UTC, by the server's clock. */
type Milliseconds = number

/** The tables, as the migrations leave them. */
export type Tables = {
  /** A message that a visitor was told is received. */
  messages: {
    reference: string
    accepted_at: Milliseconds
    name: string
    email: string
    service: string
    message: string
    /** Hash of the key that the form sent, so that a repeated post is known; null for posts without one. */
    idempotency_key: string | null
    /** Hash of the four fields. */
    fingerprint: string
    /** Why the message is taken for spam; null for one that the team is told of. */
    quarantined_for: string | null
    /** When a suspect was listed in a mail to the team. */
    listed_at: Milliseconds | null
    /** When the team was done with it. */
    done_at: Milliseconds | null
  }
  /** The mail to the team about a message; written in the same transaction as the message or its release. */
  notifications: {
    reference: string
    state: 'pending' | 'sent' | 'dead'
    /** How often a sender took it; also tells a late sender that another has taken over. */
    attempts: number
    /** When it may be taken next. Taking it moves this into the future: a lease that ends by itself. */
    due_at: Milliseconds
    /** When the team's mail began to wait: at the message, its release or its retry. */
    queued_at: Milliseconds
    settled_at: Milliseconds | null
    /** See `FailureNote`; kept on a sent mail only where a notice went in its place. No text of the mail server. */
    last_failure: string | null
  }
  /**
   * What is done once a day, by one process; `due_at` is a lease as above. A second row, NAME promised, tells since when
   * a chore is overdue.
   */
  chores: { name: string; due_at: Milliseconds }
  /** One row that is written to find out whether the store can be written. */
  probes: { id: number; written_at: Milliseconds }
}

export type Database = Kysely<Tables>

/** Several processes may share the server, hence rows are locked; a SQLite transaction is alone anyway. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
