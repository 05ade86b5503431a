import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it.each([
  ['its author too', 'Ada Obi <ada@example.com>', ['team@example.com', 'Ada Obi <ada@example.com>']],
  ['the team once if it is the author', 'Team <Team@example.com>', ['team@example.com']],
  ['nobody behind an address of the git host', 'Ada <7+ada@users.noreply.github.com>', ['team@example.com']],
])('mail about a commit: goes to %s', (_, author, recipients) => {
  const folder = temporaryFolder()
  const environment = { MAIL_TO: 'team@example.com', DATABASE_URL: `sqlite:${folder}/contact.db` }
  const input = `Not public: Say too much\nSay too much, by ${author} (commit 0a1b), is not public.`
  const env = { ...process.env, ...environment }
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'report-release.ts'), 'mail'],
    { env, input, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
  const [mail = ''] = globSync(`${folder}/**/*.eml`)
  const [, to = ''] = /^To: (.*(?:\r\n .*)*)/m.exec(readFileSync(mail, 'utf8')) ?? []
  expect(to.split(/,\s+/)).toEqual(recipients)
})
