import { describe, expect, it } from 'vitest'
import { readConfig } from '../startup/config.ts'
import { createRateLimiter, type Rates } from './rate-limiter.ts'

const UNLIMITED = { perMinute: 1_000, perHour: 1_000, totalPerMinute: 1_000, totalPerHour: 10_000 }

function limiterWithClock(rates: Partial<Rates>) {
  const clock = { ms: 0 }
  const floods: number[] = []
  const { charge } = createRateLimiter(
    { ...UNLIMITED, ...rates },
    { monotonicMs: () => clock.ms, onFlood: (stored) => floods.push(stored) },
  )
  const consume = async (address: string) => (await charge(address)).consume()
  /** Stores a message over the limits. */
  const consumeWaived = async (address: string, because: 'solved' | 'quarantined') => {
    const message = await charge(address)
    message.waiveLimits(because)
    return message.consume()
  }
  /** Stores one message from each of so many /24 networks. */
  const fill = async (networks: number) => {
    for (let n = 0; n < networks; n++)
      expect((await consumeWaived(`198.18.${n}.1`, 'solved')).allowed).toBe(true)
  }
  return { clock, floods, charge, consume, consumeWaived, fill }
}

describe('rate limiter', () => {
  it('by default allows 5 messages a minute and 30 an hour from one address', async () => {
    const { clock, consume } = limiterWithClock(readConfig({}).contactRate)
    const allowedAt = async (minute: number) => {
      clock.ms = minute * 60_000
      const quotas = await Promise.all(Array.from({ length: 8 }, () => consume('192.0.2.1')))
      return quotas.filter(({ allowed }) => allowed).length
    }
    for (const minute of [0, 1, 2, 3, 4, 5]) expect(await allowedAt(minute)).toBe(5)
    for (const minute of [6, 7]) expect(await allowedAt(minute)).toBe(0)
    expect(await consume('192.0.2.1')).toEqual({ allowed: false, retryAfterS: 53 * 60, isClosed: false })
    expect(await allowedAt(60)).toBe(5)
  })

  it('by default allows 60 messages a minute from all addresses', async () => {
    const { clock, consume } = limiterWithClock(readConfig({}).contactRate)
    for (let client = 0; client < 60; client++)
      expect((await consume(`192.0.2.${client}`)).allowed).toBe(true)
    clock.ms = 20_500
    expect(await consume('198.51.100.1')).toEqual({ allowed: false, retryAfterS: 40, isClosed: false })
    clock.ms = 60_000
    expect((await consume('198.51.100.1')).allowed).toBe(true)
  })

  it.each([
    ['a /56', 30, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
    ['a /48', 60, (n: number) => `2001:db8:1:${(n * 256).toString(16)}::1`],
    ['a /24', 120, (n: number) => `192.0.2.${n}`],
  ])('by default allows all clients of %s %i messages an hour', async (_, max, addressOf) => {
    const { clock, consume } = limiterWithClock(readConfig({}).contactRate)
    for (let n = 0; n < max; n++) {
      clock.ms += 1_000
      expect((await consume(addressOf(n))).allowed).toBe(true)
    }
    clock.ms += 1_000
    expect(await consume(addressOf(max))).toMatchObject({ allowed: false, isClosed: false })
    expect((await consume('203.0.113.1')).allowed).toBe(true)
  })

  it('counts nothing when a message is only checked', async () => {
    const { charge, consume } = limiterWithClock({ perMinute: 1 })
    for (let time = 0; time < 3; time++) expect((await charge('192.0.2.1')).check().allowed).toBe(true)
    await consume('192.0.2.1')
    expect((await charge('192.0.2.1')).check()).toMatchObject({ allowed: false, retryAfterS: 60 })
  })

  it('does not count a message over a limit', async () => {
    const { charge, consume } = limiterWithClock({ perMinute: 1, perHour: 2 })
    for (let time = 0; time < 5; time++) await consume('192.0.2.1')
    expect((await charge('192.0.2.1')).hourlyLoad()).toBe(0.5)
  })

  it('allows and counts a message over the limits after they are waived', async () => {
    const { charge, consume } = limiterWithClock({ perMinute: 1, perHour: 2 })
    await consume('192.0.2.1')
    const second = await charge('192.0.2.1')
    expect(second.consume().allowed).toBe(false)
    second.waiveLimits('solved')
    expect(second.consume().allowed).toBe(true)
    expect(second.hourlyLoad()).toBe(1)
  })

  it('allows one more message after a refund', async () => {
    const { charge, consume } = limiterWithClock({ perMinute: 1 })
    const first = await charge('192.0.2.1')
    first.consume()
    first.refund()
    first.refund()
    expect((await consume('192.0.2.1')).allowed).toBe(true)
    expect((await consume('192.0.2.1')).allowed).toBe(false)
  })

  it('counts a message once if its charge is consumed several times', async () => {
    const { charge, consume } = limiterWithClock({ perMinute: 2 })
    const first = await charge('192.0.2.1')
    for (let time = 0; time < 2; time++) expect(first.consume().allowed).toBe(true)
    expect((await consume('192.0.2.1')).allowed).toBe(true)
    expect((await consume('192.0.2.1')).allowed).toBe(false)
  })
})

describe('rate limiter at a quarter of the messages an hour in total', () => {
  it('closes for a client that has sent a message, even with a solution, and reports a flood', async () => {
    const { fill, floods, clock, consumeWaived } = limiterWithClock({ totalPerHour: 16 })
    await fill(3)
    expect((await consumeWaived('198.18.0.1', 'solved')).allowed).toBe(true)
    expect(floods).toEqual([])
    clock.ms = 600_000
    expect(await consumeWaived('198.18.0.1', 'solved')).toEqual({
      allowed: false,
      retryAfterS: 50 * 60,
      isClosed: true,
    })
    expect(floods).toEqual([4])
    clock.ms = 3_600_000
    expect((await consumeWaived('198.18.0.1', 'solved')).allowed).toBe(true)
  })

  it('asks a client that has sent nothing for a solution until all are used up', async () => {
    const { fill, consume, consumeWaived } = limiterWithClock({ totalPerHour: 8 })
    await fill(2)
    expect(await consume('192.0.2.1')).toMatchObject({ allowed: false, isClosed: false })
    for (const network of [1, 2, 3, 4, 6, 7])
      expect((await consumeWaived(`192.0.${network}.1`, 'solved')).allowed).toBe(true)
    expect(await consumeWaived('192.0.5.1', 'solved')).toMatchObject({ allowed: false, isClosed: true })
  })

  it('allows a quarantined message of a client that has sent nothing until three quarters are used up', async () => {
    const { fill, consumeWaived } = limiterWithClock({ totalPerHour: 8 })
    await fill(4)
    for (const network of [1, 2])
      expect((await consumeWaived(`192.0.${network}.1`, 'quarantined')).allowed).toBe(true)
    expect(await consumeWaived('192.0.3.1', 'quarantined')).toMatchObject({ allowed: false, isClosed: true })
    expect((await consumeWaived('192.0.3.1', 'solved')).allowed).toBe(true)
  })

  it('closes for a new client of a network that has used up its limit', async () => {
    const { fill, consumeWaived } = limiterWithClock({ perHour: 1, totalPerHour: 32 })
    for (const host of [1, 2, 3, 4]) await consumeWaived(`192.0.2.${host}`, 'solved')
    await fill(4)
    for (const because of ['solved', 'quarantined'] as const)
      expect(await consumeWaived('192.0.2.5', because)).toMatchObject({ allowed: false, isClosed: true })
  })

  it('allows no quarantined message over the limits of a client that has sent one', async () => {
    const { consume, consumeWaived } = limiterWithClock({ perMinute: 1 })
    await consume('192.0.2.1')
    expect(await consumeWaived('192.0.2.1', 'quarantined')).toEqual({
      allowed: false,
      retryAfterS: 60,
      isClosed: false,
    })
  })
})

describe('hourly load', () => {
  const loadOf = async (address: string, stored: readonly string[], rates: Partial<Rates> = {}) => {
    const { charge, consumeWaived } = limiterWithClock({ perHour: 10, ...rates })
    for (const sender of stored) await consumeWaived(sender, 'solved')
    return (await charge(address)).hourlyLoad()
  }

  it.each([
    ['the client', '2001:db8:1:2::1', 0.1],
    ['its /56', '2001:db8:1:3::1', 0.1],
    ['its /48', '2001:db8:1:ff00::1', 0.05],
    ['its /24', '192.0.2.9', 0.025],
    ['the whole server', '203.0.113.1', (2 * 32) / 10_000],
  ])('grows with the messages of %s', async (_, address, load) => {
    expect(await loadOf(address, ['2001:db8:1:2::9', '192.0.2.1'])).toBe(load)
  })

  it('is 32 for every client when all messages of the hour are stored', async () => {
    const stored = Array.from({ length: 8 }, (_, n) => `198.18.${n}.1`)
    expect(await loadOf('203.0.113.1', stored, { totalPerHour: 8 })).toBe(32)
  })
})
