import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { createCounts } from './counts.ts'

describeEngines('counts', (engine) => {
  it('add up, keep at most 100 sites and 500 pages a day, also after a restart, and begin anew each day', async () => {
    const database = await engine.open()
    for (const start of [0, 60]) {
      const counts = await createCounts(database, '2026-11-25')
      for (let n = start; n < start + 60; n++) counts.count('site', `${n}.example`, '2026-11-25')
      for (let n = 0; n < 510; n++) counts.count('page', `/${n}`, '2026-11-25')
      await counts.write()
      await counts.write()
      counts.count('site', `${start}.example`, '2026-11-26')
      await counts.write()
    }
    const { rows } = await sql`
      select day, kind, count(*) as names, sum(total) as total, sum(case when name = 'other' then total else 0 end) as other
      from counts group by day, kind order by day, kind`.execute(database)
    expect(
      rows.map((row) =>
        Object.values(row as object)
          .map(String)
          .join(' '),
      ),
    ).toEqual(['2026-11-25 page 501 1020 20', '2026-11-25 site 101 120 20', '2026-11-26 site 2 2 0'])
  })

  it('wait while the store cannot be written', async () => {
    const database = await engine.open()
    const counts = await createCounts(database, '2026-11-25')
    counts.count('page', '/', '2026-11-25')
    await sql`alter table counts rename to away`.execute(database)
    await expect(counts.write()).rejects.toThrow()
    await sql`alter table away rename to counts`.execute(database)
    counts.count('page', '/', '2026-11-25')
    await counts.write()
    expect(await database.selectFrom('counts').select('total').execute()).toEqual([{ total: 2 }])
  })
})
