import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { hasRoom, watchFreeSpace } from './free-space.ts'

const GIB = 2 ** 30

it.each([
  ['10 % of a small disk', 10 * GIB, GIB],
  ['1 GiB of a large disk', 1_000 * GIB, GIB],
  ['10 % of a tiny disk', 1_000_000, 100_000],
])('hasRoom: requires %s', (_, size, minFree) => {
  const bsize = 1
  expect(hasRoom({ blocks: size, bavail: minFree, bsize })).toBe(true)
  expect(hasRoom({ blocks: size, bavail: minFree - 1, bsize })).toBe(false)
})

it('watchFreeSpace: returns true for a disk that cannot be measured, and for PostgreSQL', async () => {
  const path = join(temporaryFolder(), 'missing/contact.db')
  expect(await watchFreeSpace({ engine: 'sqlite', path })()).toBe(true)
  expect(await watchFreeSpace({ engine: 'postgres', url: 'postgres://db.example.com/contact' })()).toBe(true)
})
