import { expect, it } from 'vitest'
import { inSlices, SLICE_SIZE } from './slices.ts'

it('inSlices: hands out all ids in slices of one size, and lets waiting work go first in between', async () => {
  const ids = Array.from({ length: 2 * SLICE_SIZE + 7 }, (_, n) => `${n}`)
  const seen: string[] = []
  await inSlices(ids, async (slice) => {
    expect(slice).toHaveLength(SLICE_SIZE)
    seen.push(`slice to ${slice.at(-1)}`)
    setImmediate(() => seen.push('a request'))
  })
  const slices = [
    `slice to ${SLICE_SIZE - 1}`,
    `slice to ${2 * SLICE_SIZE - 1}`,
    `slice to ${ids.length - 1}`,
  ]
  expect(seen).toEqual(slices.flatMap((slice) => [slice, 'a request']))
})
