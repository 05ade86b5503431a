import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { toDiskSpace, watchFreeSpace } from './free-space.ts'

const GIB = 2 ** 30

it.each([
  ['10 % of a small disk', 10 * GIB, GIB],
  ['1 GiB of a large disk', 1_000 * GIB, GIB],
  ['10 % of a tiny disk', 1_000_000, 100_000],
])('toDiskSpace: requires %s', (_, size, minFree) => {
  const bsize = 1
  expect(toDiskSpace({ blocks: size, bavail: minFree, bsize })).toEqual({
    freeBytes: minFree,
    hasRoom: true,
    isReserved: true,
  })
  expect(toDiskSpace({ blocks: size, bavail: 1.1 * minFree, bsize })).toMatchObject({ isReserved: false })
  expect(toDiskSpace({ blocks: size, bavail: minFree - 1, bsize })).toMatchObject({ hasRoom: false })
})

it('watchFreeSpace: reports endless room for a disk that cannot be measured, and for PostgreSQL', async () => {
  const endless = { freeBytes: Number.POSITIVE_INFINITY, hasRoom: true, isReserved: false }
  const path = join(temporaryFolder(), 'missing/contact.db')
  expect(await watchFreeSpace({ engine: 'sqlite', path })()).toEqual(endless)
  expect(await watchFreeSpace({ engine: 'postgres', url: 'postgres://db.example.com/contact' })()).toEqual(
    endless,
  )
})
