import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { groupCommit } from './group-commit.ts'

const never = () => false

it('groupCommit: writes all entries that arrive during a commit in the next commit', async () => {
  const groups: number[][] = []
  const add = groupCommit(async (entries: number[]) => {
    groups.push(entries)
    await setImmediate()
    return entries.map((entry) => entry * 10)
  }, never)
  const first = add(1)
  await Promise.resolve()
  expect(groups).toEqual([[1]])
  const results = await Promise.all([first, ...[2, 3, 4].map(add)])
  expect(results).toEqual([10, 20, 30, 40])
  expect(groups).toEqual([[1], [2, 3, 4]])
  expect(await add(5)).toBe(50)
})

it('groupCommit: limits a group to 64 entries', async () => {
  const sizes: number[] = []
  const add = groupCommit(async (entries: number[]) => {
    sizes.push(entries.length)
    return entries
  }, never)
  const results = await Promise.all(Array.from({ length: 150 }, (_, entry) => add(entry)))
  expect(results).toEqual(Array.from({ length: 150 }, (_, entry) => entry))
  expect(sizes).toEqual([64, 64, 22])
})

it('groupCommit: rejects the whole group of a failed commit and continues with the next', async () => {
  let calls = 0
  const add = groupCommit(async (entries: number[]) => {
    calls += 1
    if (calls === 1) throw new Error('disk full')
    return entries
  }, never)
  const results = await Promise.allSettled([1, 2].map(add))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await add(3)).toBe(3)
  expect(calls).toBe(2)
})
