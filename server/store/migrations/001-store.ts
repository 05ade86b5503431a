import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

const STATEMENTS = [
  `create table messages (
    reference text primary key,
    accepted_at bigint not null,
    name text not null,
    email text not null,
    service text not null,
    message text not null,
    idempotency_key text unique,
    fingerprint text not null,
    quarantined_for text,
    listed_at bigint,
    sorted_at bigint,
    done_at bigint,
    restricted_at bigint,
    rectified_at bigint,
    taken_by text,
    taken_at bigint)`,
  `create table notifications (
    reference text not null references messages (reference) on delete cascade,
    channel text not null check (channel in ('mail', 'webhook')),
    state text not null check (state in ('pending', 'sent', 'dead')),
    attempts integer not null,
    due_at bigint not null,
    queued_at bigint not null,
    settled_at bigint,
    last_failure text,
    primary key (reference, channel))`,
  'create table erasures (reference text primary key, erased_at bigint not null)',
  `create table audit (
    at bigint not null, operator text not null, command text not null, subjects text not null, count integer not null)`,
  'create table jobs (name text primary key, due_at bigint not null, succeeded_at bigint not null)',
  'create table probes (id integer primary key, written_at bigint not null)',
  'create table secrets (name text primary key, value text not null)',
  'create index messages_fingerprint_accepted_at on messages (fingerprint, accepted_at)',
  'create index messages_accepted_at on messages (accepted_at)',
  'create index notifications_state_due_at on notifications (channel, state, due_at)',
  'create index notifications_queued_at on notifications (queued_at)',
  'create index audit_at on audit (at)',
  'insert into probes (id, written_at) values (1, 0)',
]

/** Creates all tables (`schema.ts`), the row that readiness probes write, and the key that all servers share. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  const value = randomBytes(32).toString('base64url')
  await db.insertInto('secrets').values({ name: 'team-links', value }).execute()
}
