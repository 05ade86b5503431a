import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { readConfig } from '../startup/config.ts'
import { createChallenge } from './challenge.ts'
import { createFlood } from './flood.ts'
import { createRateLimiter } from './rate-limiter.ts'

const HOUR_MS = 3_600_000

/** Derivations of PBKDF2 with 500 iterations that one core of an attacker computes in a second; Node manages 16,000. */
const DERIVATIONS_PER_SECOND = 30_000

/** Creates a limiter with the default limits and a clock, and the two ways in which visitors send a first message. */
function startServer() {
  const clock = { ms: 0 }
  const limiter = createRateLimiter(readConfig({}).contactRate, { monotonicMs: () => clock.ms })
  const subject = { clientKey: 'any', fingerprint: 'any', idempotencyKey: undefined }

  /** Sends a message and solves a challenge if one is demanded. Calls `pay` with the derivations that it takes. */
  async function sendWithScripts(address: string, pay: (derivations: number) => void) {
    const charge = await limiter.charge(address)
    const quota = charge.consume()
    if (quota.allowed || quota.isClosed) return quota.allowed
    const { cost, parts } = createChallenge('key', subject, { hourlyLoad: charge.hourlyLoad(), now: 0 })
    pay(cost * parts)
    charge.waiveLimits('solved')
    return charge.consume().allowed
  }

  async function sendWithoutScripts(address: string) {
    const charge = await limiter.charge(address)
    if (charge.consume().allowed) return true
    charge.waiveLimits('quarantined')
    return charge.consume().allowed
  }

  /** Sends 100 first messages of each kind in an hour, each from a network of its own, and `attack` as often as it returns. */
  async function playHour(attack: () => Promise<void>) {
    const accepted = { withScripts: 0, withoutScripts: 0 }
    for (let visit = 0; visit < 100; visit++) {
      const until = clock.ms + HOUR_MS / 100
      while (clock.ms < until) await attack()
      if (await sendWithScripts(`203.${visit}.1.1`, () => {})) accepted.withScripts += 1
      if (await sendWithoutScripts(`203.${visit}.2.1`)) accepted.withoutScripts += 1
    }
    return accepted
  }

  return { clock, sendWithScripts, sendWithoutScripts, playHour }
}

describe('flood', () => {
  it('stores at most 600 messages an hour from 4,096 networks of one /48 with solved challenges, and those of visitors', async () => {
    const { clock, sendWithScripts, playHour } = startServer()
    let [sent, stored] = [0, 0]
    const accepted = await playHour(async () => {
      const network = (sent++ % 4_096).toString(16)
      const isStored = await sendWithScripts(`2001:db8:1:${network}::1`, (derivations) => {
        clock.ms += (1_000 * derivations) / DERIVATIONS_PER_SECOND
      })
      if (isStored) stored += 1
      else clock.ms += 50
    })
    expect(sent).toBeGreaterThan(4_096)
    expect(stored).toBeGreaterThan(100)
    expect(stored).toBeLessThanOrEqual(600)
    expect(accepted.withScripts).toBeGreaterThanOrEqual(99)
    expect(accepted.withoutScripts).toBeGreaterThanOrEqual(99)
  })

  it('shuts no first visitor out with 20 messages a second of 12 clients that solve nothing', async () => {
    const { clock, sendWithoutScripts, playHour } = startServer()
    let sent = 0
    const accepted = await playHour(async () => {
      clock.ms += 50
      await sendWithoutScripts(`2001:db8:${sent++ % 12}:1::1`)
    })
    expect(accepted.withScripts).toBeGreaterThanOrEqual(99)
    expect(accepted.withoutScripts).toBeGreaterThanOrEqual(99)
  })

  it('is logged with its figures when it begins, and ends 15 minutes after its last message', () => {
    const lines: string[] = []
    const clock = { now: Date.UTC(2026, 10, 21) }
    const log = createLog('info', { write: (line) => lines.push(line) })
    const flood = createFlood({ log, now: () => clock.now })
    expect(flood.isActive()).toBe(false)
    flood.report(250)
    clock.now += 10 * 60_000
    flood.report(251)
    clock.now += 15 * 60_000 - 1
    expect(flood.isActive()).toBe(true)
    clock.now += 1
    expect(flood.isActive()).toBe(false)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ stored: 250, msg: 'flood of messages' }])
  })
})
