import { describe, expect, it } from 'vitest'
import { solveChallenge } from '#contact/solve-challenge.ts'
import { CHALLENGE_LIFETIME_MS, createChallenge, isSolved } from './challenge.ts'
import { DUPLICATE_WINDOW_MS } from './duplicates.ts'

const KEY = 'secret of the store'
const NOW = 1_800_000_000_000
const SUBJECT = { clientKey: '192.0.2.1', fingerprint: 'f1', idempotencyKey: 'k1' }
const EASY = { hourlyLoad: 0, now: NOW }

/** Creates and solves a challenge for `SUBJECT`. */
async function solve(difficulty = EASY) {
  const challenge = createChallenge(KEY, SUBJECT, difficulty)
  return { challenge, solution: await solveChallenge(challenge) }
}

describe('isSolved', () => {
  it('accepts the solution of the browser until the challenge expires', async () => {
    const { solution } = await solve()
    expect(await isSolved(KEY, SUBJECT, { ...EASY, solution })).toBe(true)
    const end = NOW + CHALLENGE_LIFETIME_MS
    expect(await isSolved(KEY, SUBJECT, { ...EASY, solution, now: end })).toBe(true)
    expect(await isSolved(KEY, SUBJECT, { ...EASY, solution, now: end + 1 })).toBe(false)
  })

  it('refuses a solution for another client, message, idempotency key or store', async () => {
    const { solution } = await solve()
    for (const change of [
      { clientKey: '192.0.2.2' },
      { fingerprint: 'f2' },
      { idempotencyKey: 'k2' },
      { idempotencyKey: undefined },
    ])
      expect(await isSolved(KEY, { ...SUBJECT, ...change }, { ...EASY, solution })).toBe(false)
    expect(await isSolved('another key', SUBJECT, { ...EASY, solution })).toBe(false)
  })

  it('refuses changed parameters', async () => {
    const { challenge, solution } = await solve()
    const [cost, expiresAt = '', signature] = challenge.token.split('.')
    const nonces = solution.split(':')[1]
    for (const token of [
      `1.${expiresAt}.${signature}`,
      `0${cost}.${expiresAt}.${signature}`,
      `${cost}.${Number(expiresAt) + 1}.${signature}`,
      `${cost}${expiresAt[0]}.${expiresAt.slice(1)}.${signature}`,
      `${cost}.${expiresAt}.${'A'.repeat(43)}`,
    ]) {
      // Solve the changed challenge too, so that only its token is wrong.
      expect(await isSolved(KEY, SUBJECT, { ...EASY, solution: `${token}:${nonces}` })).toBe(false)
      const easier = await solveChallenge({ ...challenge, token, cost: 1 })
      expect(await isSolved(KEY, SUBJECT, { ...EASY, solution: easier })).toBe(false)
    }
  })

  it('refuses a solution that was found with fewer iterations, fewer parts or a lower cost', async () => {
    const { challenge } = await solve()
    for (const weaker of [{ iterations: 1 }, { parts: 1 }, { cost: 1 }]) {
      const solution = await solveChallenge({ ...challenge, ...weaker })
      expect(await isSolved(KEY, SUBJECT, { ...EASY, solution })).toBe(false)
    }
  })

  it('refuses nonces in another order, additional nonces and spliced text', async () => {
    const { solution } = await solve()
    const [token, list = ''] = solution.split(':')
    const nonces = list.split(',')
    for (const text of [
      `${token}:${nonces.toReversed().join(',')}`,
      `${solution},0`,
      `${token}:${nonces.join('')}`,
      `${token}${solution}`,
      `${solution}:${list}`,
      ` ${solution}`,
      `${token}:${nonces.map((nonce) => `${nonce}.0`).join(',')}`,
      `${token}:${nonces.map((nonce) => `-${nonce}`).join(',')}`,
      '',
      ':',
      'x'.repeat(8_000),
    ])
      expect(await isSolved(KEY, SUBJECT, { ...EASY, solution: text })).toBe(false)
  })

  it('refuses a challenge whose cost is less than half of the current cost', async () => {
    const { solution } = await solve()
    expect(await isSolved(KEY, SUBJECT, { ...EASY, solution, hourlyLoad: 7.9 })).toBe(true)
    expect(await isSolved(KEY, SUBJECT, { ...EASY, solution, hourlyLoad: 8 })).toBe(false)
  })
})

describe('createChallenge', () => {
  it('doubles the cost with the load, up to a maximum', () => {
    const costAt = (hourlyLoad: number) => createChallenge(KEY, SUBJECT, { ...EASY, hourlyLoad }).cost
    const base = costAt(0)
    expect([3.9, 4, 8, 12, 24, 1_000].map((load) => costAt(load) / base)).toEqual([1, 2, 4, 8, 64, 64])
  })

  it('lets a challenge expire before an equal message without a key would be stored again', () => {
    expect(CHALLENGE_LIFETIME_MS).toBeLessThan(DUPLICATE_WINDOW_MS)
  })
})
