import { expect, it } from 'vitest'
import { readConfig } from '../startup/config.ts'
import { clientKey, createRateLimiter, type Rates } from './rate-limiter.ts'

const UNLIMITED = { perMinute: 1_000, perHour: 1_000, totalPerMinute: 1_000 }

function limiterWithClock(rates: Partial<Rates>) {
  const clock = { ms: 0 }
  const { charge } = createRateLimiter({ ...UNLIMITED, ...rates }, () => clock.ms)
  return { clock, charge, consume: (address: string) => charge(address).consume() }
}

it('rate limiter: by default allows 5 messages a minute and 30 an hour from one address', () => {
  const { clock, consume } = limiterWithClock(readConfig({}).contactRate)
  const allowedAt = (minute: number) => {
    clock.ms = minute * 60_000
    return Array.from({ length: 8 }, () => consume('192.0.2.1')).filter(({ allowed }) => allowed).length
  }
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(allowedAt)).toEqual([5, 5, 5, 5, 5, 5, 0, 0])
  expect(consume('192.0.2.1')).toEqual({ allowed: false, retryAfterS: 53 * 60 })
  expect(allowedAt(60)).toBe(5)
})

it('rate limiter: by default allows 60 messages a minute from all addresses', () => {
  const { clock, consume } = limiterWithClock(readConfig({}).contactRate)
  for (let client = 0; client < 60; client++) expect(consume(`192.0.2.${client}`).allowed).toBe(true)
  clock.ms = 20_500
  expect(consume('198.51.100.1')).toEqual({ allowed: false, retryAfterS: 40 })
  clock.ms = 60_000
  expect(consume('198.51.100.1').allowed).toBe(true)
})

it('rate limiter: counts nothing when a message is only checked', () => {
  const { charge, consume } = limiterWithClock({ perMinute: 1 })
  for (let time = 0; time < 3; time++) expect(charge('192.0.2.1').check().allowed).toBe(true)
  consume('192.0.2.1')
  expect(charge('192.0.2.1').check()).toEqual({ allowed: false, retryAfterS: 60 })
})

it('rate limiter: does not count a message over a limit', () => {
  const { charge, consume } = limiterWithClock({ perMinute: 1, perHour: 2 })
  for (let time = 0; time < 5; time++) consume('192.0.2.1')
  expect(charge('192.0.2.1').hourlyLoad()).toBe(0.5)
})

it('rate limiter: allows and counts a message over the limits after they are waived', () => {
  const { charge, consume } = limiterWithClock({ perMinute: 1, perHour: 2 })
  consume('192.0.2.1')
  const second = charge('192.0.2.1')
  expect(second.consume().allowed).toBe(false)
  second.waiveLimits()
  expect(second.consume().allowed).toBe(true)
  expect(second.hourlyLoad()).toBe(1)
})

it('rate limiter: allows one more message after a refund', () => {
  const { charge, consume } = limiterWithClock({ perMinute: 1 })
  const first = charge('192.0.2.1')
  first.consume()
  first.refund()
  first.refund()
  expect(consume('192.0.2.1').allowed).toBe(true)
  expect(consume('192.0.2.1').allowed).toBe(false)
})

it('rate limiter: counts a message once if its charge is consumed several times', () => {
  const { charge, consume } = limiterWithClock({ perMinute: 2 })
  const first = charge('192.0.2.1')
  expect([first.consume(), first.consume()]).toEqual([{ allowed: true }, { allowed: true }])
  expect(consume('192.0.2.1').allowed).toBe(true)
  expect(consume('192.0.2.1').allowed).toBe(false)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['::FFFF:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['127.0.0.1', '127.0.0.1'],
  ['203.0.113.9:50412', '203.0.113.9'],
  ['[2001:db8:1:2::1]:50412', '2001:db8:1:2::'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::'],
  ['_hidden', 'unknown'],
  ['203.0.113.999', 'unknown'],
  ['', 'unknown'],
])('rate limiter: counts messages from %s for the client %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})
