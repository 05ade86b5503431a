import { randomBytes, randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { readPermission, signPermission } from './team-links.ts'

it('team links: reads the token that was signed, and none of 10,000 random and altered ones', () => {
  const permission = { reference: 'K7Q2-M9XD', action: 'done', expiresAt: 1 } as const
  const token = signPermission('key', permission)
  expect(readPermission('key', token)).toEqual(permission)
  expect(readPermission('another key', token)).toBeUndefined()
  for (let n = 0; n < 10_000; n++) {
    const wrong = n % 2 === 0 ? randomBytes(64).toString('base64url') : alter(token)
    expect(readPermission('key', wrong), wrong).toBeUndefined()
  }
})

/** Replaces, inserts or removes one character at a random position. */
function alter(token: string): string {
  const at = randomInt(token.length)
  const other = token[at] === 'x' ? 'y' : 'x'
  return token.slice(0, at) + ['', other, `${token[at]}${other}`][randomInt(3)] + token.slice(at + 1)
}
