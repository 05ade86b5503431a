import { sql } from 'kysely'
import { subjectNameOf } from '#contact/subject.ts'
import type { Tables } from '../store/schema.ts'
import { DAY_MS, dayOf } from '../team/west-africa-time.ts'
import type { Context, Output } from './command.ts'

const DAYS = 30

/** Maximum number of rows of a list: visitors choose the names of some. */
const MAX_ROWS = 100
const MAX_LINES = 20

type Total = { name: string; total: number }

/** Counts the last 30 days: messages by subject, views by page, sites that link here, and unknown addresses, which may need a redirect. */
export async function findStats({ database, now }: Pick<Context, 'database' | 'now'>): Promise<Output> {
  const since = now - (DAYS - 1) * DAY_MS
  const messages = await database
    .selectFrom('messages')
    .select(sql<string>`substr(message, 1, 200)`.as('message'))
    .where('accepted_at', '>=', Date.parse(`${dayOf(since)}T00:00:00+01:00`))
    .where('quarantined_for', 'is', null)
    .execute()
  const subjects = [...Map.groupBy(messages, ({ message }) => subjectNameOf(message) || 'none')]
  const totalsOf = async (kind: Tables['counts']['kind'], column: 'name' | 'day' = 'name') => {
    const query = sql<Total>`
      select ${sql.ref(column)} as name, sum(total) as total from counts
      where kind = ${kind} and day >= ${dayOf(since)} group by ${sql.ref(column)}`
    return sort((await query.execute(database)).rows)
  }
  const value = {
    days: (await totalsOf('page', 'day')).toSorted((one, other) => one.name.localeCompare(other.name)),
    messages: sort(subjects.map(([name, { length }]) => ({ name, total: length }))),
    pages: await totalsOf('page'),
    sites: await totalsOf('site'),
    unknown: await totalsOf('unknown'),
  }
  const list = (title: string, totals: Total[]) =>
    [title, ...totals.map(({ name, total }) => `${total}\t${name}`)].join('\n')
  const text = [
    list('MESSAGES\tSUBJECT', value.messages.slice(0, MAX_LINES)),
    list('VIEWS\tDAY', value.days),
    list('VIEWS\tPAGE', value.pages.slice(0, MAX_LINES)),
    list('VIEWS\tLINKED BY', value.sites.slice(0, MAX_LINES)),
    list('ASKED FOR\tUNKNOWN ADDRESS', value.unknown.slice(0, MAX_LINES)),
  ]
  return { text: text.join('\n\n'), value }
}

/** Returns the largest totals, the largest first. */
function sort(totals: readonly Total[]): Total[] {
  const bySize = (one: Total, other: Total) => other.total - one.total || one.name.localeCompare(other.name)
  return totals.toSorted(bySize).slice(0, MAX_ROWS)
}
