import { expect, it } from 'vitest'
import { createHostsPool } from './postgres.ts'
import { nameHosts, splitHosts } from './postgres-url.ts'

it.each([
  ['postgres://a@db/site', ['postgres://a@db/site'], 'db'],
  ['postgres://db:1/site?sslmode=require', ['postgres://db:1/site?sslmode=require'], 'db:1'],
  [
    'postgres://a:p%40s@db-1:5432,db-2,[::1]:7/site?target_session_attrs=read-write',
    ['db-1:5432', 'db-2', '[::1]:7'].map(
      (host) => `postgres://a:p%40s@${host}/site?target_session_attrs=read-write`,
    ),
    'db-1:5432,db-2,[::1]:7',
  ],
])('splitHosts: returns one URL for each host of %s', (url, urls, names) => {
  expect(splitHosts(url)).toEqual(urls)
  expect(nameHosts(url)).toBe(names)
})

it('createHostsPool: rejects with the error of the first host if no host answers', async () => {
  const pool = createHostsPool(['postgres://a@127.0.0.1:1/site', 'postgres://a@127.0.0.1:2/site'], {})
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED', port: 1 })
  await pool.end()
})
