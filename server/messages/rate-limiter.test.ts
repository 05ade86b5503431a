import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { clientKey, createRateLimiter } from './rate-limiter.ts'

function limiterWithClock(max: number, windowS: number) {
  const clock = { ms: 0 }
  const { charge } = createRateLimiter({ max, windowS }, () => clock.ms)
  return { clock, charge, consume: (address: string) => charge(address).consume() }
}

it('rate limiter: allows the maximum number of messages, then returns the seconds to wait', () => {
  const { clock, consume } = limiterWithClock(2, 60)
  expect(consume('192.0.2.1').allowed).toBe(true)
  clock.ms = 20_500
  expect(consume('192.0.2.1').allowed).toBe(true)
  expect(consume('192.0.2.1')).toEqual({ allowed: false, retryAfterS: 40 })
  expect(consume('192.0.2.2').allowed).toBe(true)
  clock.ms = 60_000
  expect(consume('192.0.2.1').allowed).toBe(true)
})

it('rate limiter: allows 200 messages from one IP address within ten minutes by default', () => {
  const { max, windowS } = readConfig({}).contactRate
  const { clock, consume } = limiterWithClock(max, windowS)
  for (let person = 0; person < 200; person++) {
    clock.ms = person * 3_000
    expect(consume('102.89.34.7').allowed).toBe(true)
  }
})

it('rate limiter: allows one more message after a refund', () => {
  const { charge, consume } = limiterWithClock(1, 60)
  const first = charge('192.0.2.1')
  first.consume()
  first.refund()
  expect(consume('192.0.2.1').allowed).toBe(true)
  expect(consume('192.0.2.1').allowed).toBe(false)
})

it('rate limiter: counts a message once if its charge is consumed several times', () => {
  const { charge, consume } = limiterWithClock(2, 60)
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
])('rate limiter: counts messages from %s for the client %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})
