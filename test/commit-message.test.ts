import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './support/temporary-folder.ts'

const folder = temporaryFolder()

it.each([
  ['a subject without a body', 'Fix stale preview\n'],
  ['a subject of 72 non-ASCII characters', `${'ọ'.repeat(72)}\n`],
  ['a subject and a body', 'Fix stale preview\n\nThe tab was switched too fast.\n'],
  ['a message with the comments that Git adds', 'Fix stale preview\n# Please enter the commit message.\n'],
  [
    'a message with the diff that git commit --verbose adds',
    `Fix stale preview\n# ${'-'.repeat(24)} >8 ${'-'.repeat(24)}\ndiff\n`,
  ],
  ['a fixup! commit whose subject is over 72 characters', `fixup! ${'x'.repeat(72)}\n`],
])('commit message: accepts %s', (_, message) => {
  expect(check(message)).toEqual({ status: 0, error: '' })
})

it.each([
  ['a message without a subject', '\n# Please enter the commit message.\n', 'write a subject'],
  ['a subject of 73 characters', `${'x'.repeat(73)}\n`, 'shorten the subject to 72 characters; it has 73'],
  [
    'a subject that ends with a period',
    'Fix stale preview.\n',
    'remove the period at the end of the subject',
  ],
  ['a second line that is not blank', 'Fix stale preview\nThe tab.\n', 'leave the second line blank'],
])('commit message: rejects %s', (_, message, error) => {
  expect(check(message)).toEqual({ status: 1, error: `commit message: ${error}\n` })
})

function check(message: string): { status: number | null; error: string } {
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync('.githooks/commit-msg', [file], { encoding: 'utf8' })
  return { status, error: stderr }
}
