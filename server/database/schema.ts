import type { Kysely } from 'kysely'

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
  }
  /** The mail to the team about a message; written in the same transaction as the message. */
  notifications: {
    reference: string
    state: 'pending' | 'sent' | 'dead'
    /** How often a sender took it; also tells a late sender that another has taken over. */
    attempts: number
    /** When it may be taken next. Taking it moves this into the future: a lease that ends by itself. */
    due_at: Milliseconds
    settled_at: Milliseconds | null
    /** Code of the last failure, without any text of the mail server. */
    last_failure: string | null
  }
  /** One row that is written to find out whether the store can be written. */
  probes: { id: number; written_at: Milliseconds }
}

export type Database = Kysely<Tables>
