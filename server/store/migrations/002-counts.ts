import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create table counts (
    day text not null, kind text not null, name text not null, total integer not null,
    primary key (day, kind, name))`.execute(db)
}
