import { createHmac, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Challenge } from '#contact/solve-challenge.ts'

/**
 * How long a challenge can be solved, in milliseconds. Shorter than `DUPLICATE_WINDOW_MS`: a solution that is sent twice
 * then always finds its first message and stores nothing (docs/decisions/0015-proof-of-work.md).
 */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000

/** Parameters of every challenge. Four parts vary less in total than one long search. */
const PARTS = 4
const ITERATIONS = 500
const BASE_COST = 200

/** The cost doubles each time an hourly limit is used up this many times more (`Charge.hourlyLoad`), up to the maximum factor. */
const DOUBLING_LOAD = 4
const MAX_FACTOR = 64

/** The client and the message that a challenge is for. Its solution is valid for no other. */
export type ChallengeSubject = {
  clientKey: string
  fingerprint: string
  idempotencyKey: string | undefined
}

export type Difficulty = { hourlyLoad: number; now: number }

const derive = promisify(pbkdf2)

const SOLUTION =
  /^(?<token>(?<cost>\d{1,6})\.(?<expiresAt>\d{1,15})\.[\w-]{43}):(?<nonces>\d{1,9}(?:,\d{1,9})*)$/

/**
 * Creates a proof-of-work challenge. The server keeps nothing of it: the token contains the cost, the expiry and an HMAC
 * over both, the client and the message.
 * @param key secret that all servers of a store share
 */
export function createChallenge(
  key: string,
  subject: ChallengeSubject,
  { hourlyLoad, now }: Difficulty,
): Challenge {
  const cost = costAt(hourlyLoad)
  const expiresAt = now + CHALLENGE_LIFETIME_MS
  const token = signToken(key, subject, cost, expiresAt)
  return { token, parts: PARTS, cost, iterations: ITERATIONS }
}

/**
 * Returns whether a solution solves a challenge for this client and message. The cost may be half of the current one,
 * because other messages can raise it in the meantime. A forged token costs one HMAC.
 */
export async function isSolved(
  key: string,
  subject: ChallengeSubject,
  { solution, hourlyLoad, now }: Difficulty & { solution: string },
): Promise<boolean> {
  const match = SOLUTION.exec(solution)?.groups
  if (!match) return false
  const { token = '', nonces = '' } = match
  const [cost, expiresAt] = [Number(match.cost), Number(match.expiresAt)]
  if (!isEqual(token, signToken(key, subject, cost, expiresAt))) return false
  if (expiresAt < now || expiresAt > now + CHALLENGE_LIFETIME_MS) return false
  if (2 * cost < costAt(hourlyLoad)) return false
  const list = nonces.split(',')
  if (list.length !== PARTS) return false
  for (const [part, nonce] of list.entries()) {
    const hash = await derive(token, `${part}.${nonce}`, ITERATIONS, 4, 'sha256')
    if (hash.readUInt32BE() * cost >= 2 ** 32) return false
  }
  return true
}

function costAt(hourlyLoad: number): number {
  return BASE_COST * Math.min(MAX_FACTOR, 2 ** Math.floor(hourlyLoad / DOUBLING_LOAD))
}

function signToken(key: string, subject: ChallengeSubject, cost: number, expiresAt: number): string {
  const { clientKey, fingerprint, idempotencyKey = null } = subject
  const signed = JSON.stringify([cost, expiresAt, clientKey, fingerprint, idempotencyKey])
  return `${cost}.${expiresAt}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
