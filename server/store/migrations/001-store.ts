import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

/**
 * Conditions of partial indexes, which a query must repeat. SQLite reads the rows as well, with their texts, unless the
 * index has the columns of its own condition.
 */
const OPEN = 'restricted_at is null and done_at is null and quarantined_for is null'
const KEPT_ASIDE = 'restricted_at is null and done_at is null and quarantined_for is not null'
const STATE_COLUMNS = 'restricted_at, done_at, quarantined_for'

const STATEMENTS = [
  // Long texts come last: SQLite reads a row from the beginning, and the end of a long one is on other pages.
  `create table messages (
    reference text primary key,
    accepted_at bigint not null,
    quarantined_for text,
    listed_at bigint,
    spam_decided_at bigint,
    done_at bigint,
    restricted_at bigint,
    rectified_at bigint,
    taken_by text,
    taken_at bigint,
    idempotency_key text unique,
    fingerprint text not null,
    service text not null,
    name text not null,
    email text not null,
    message text not null)`,
  `create table notifications (
    reference text primary key references messages (reference) on delete cascade,
    state text not null check (state in ('pending', 'sent', 'dead')),
    attempts integer not null,
    due_at bigint not null,
    queued_at bigint not null,
    settled_at bigint,
    last_failure text)`,
  'create table erasures (reference text primary key, erased_at bigint not null)',
  `create table audit (
    at bigint not null, operator text not null, command text not null, subjects text not null, count integer not null)`,
  'create table jobs (name text primary key, due_at bigint not null, succeeded_at bigint not null)',
  `create table counts (
    day text not null, kind text not null, name text not null, total integer not null,
    primary key (day, kind, name))`,
  `create table probes (
    id integer primary key, written_at bigint not null, copied_at bigint, event_loop_p99_ms integer)`,
  'create table secrets (name text primary key, value text not null)',
  'create index messages_fingerprint on messages (fingerprint, accepted_at)',
  'create index messages_accepted on messages (accepted_at, restricted_at, quarantined_for, reference)',
  `create index messages_open on messages (accepted_at, reference, taken_at, ${STATE_COLUMNS}) where ${OPEN}`,
  `create index messages_kept_aside on messages (accepted_at, ${STATE_COLUMNS}) where ${KEPT_ASIDE}`,
  `create index messages_unlisted on messages (accepted_at, reference) where ${KEPT_ASIDE} and listed_at is null`,
  'create index messages_done on messages (done_at, quarantined_for, restricted_at, reference) where done_at is not null',
  'create index messages_listed on messages (listed_at, quarantined_for, restricted_at, reference) where quarantined_for is not null and listed_at is not null',
  'create index messages_restricted on messages (accepted_at) where restricted_at is not null',
  'create index notifications_state on notifications (state, due_at)',
  'create index erasures_erased_at on erasures (erased_at)',
  'create index audit_at on audit (at)',
  'insert into probes (id, written_at) values (1, 0)',
]

/** Creates all tables (`schema.ts`), the row that readiness probes write, and the key that all servers share. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  const value = randomBytes(32).toString('base64url')
  await db.insertInto('secrets').values({ name: 'team-links', value }).execute()
}
