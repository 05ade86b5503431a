import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { clientOf, createAcceptLimit } from './rate-limiter.ts'

function limitWithClock(max: number, windowS: number) {
  const clock = { ms: 0 }
  const limit = createAcceptLimit(max, windowS, () => clock.ms)
  return { clock, take: (address: string) => limit.take(address) }
}

it('grants the allowed number and then says how long to wait', () => {
  const { clock, take } = limitWithClock(2, 60)
  expect(take('192.0.2.1').granted).toBe(true)
  clock.ms = 20_500
  expect(take('192.0.2.1').granted).toBe(true)
  expect(take('192.0.2.1')).toEqual({ granted: false, retryAfterS: 40 })
  expect(take('192.0.2.2').granted).toBe(true)
  clock.ms = 60_000
  expect(take('192.0.2.1').granted).toBe(true)
})

it('has room for two hundred people behind one address of a carrier within ten minutes', () => {
  const { max, windowS } = readConfig({}).contactRate
  const { clock, take } = limitWithClock(max, windowS)
  for (let person = 0; person < 200; person++) {
    clock.ms = person * 3_000
    expect(take('102.89.34.7').granted).toBe(true)
  }
})

it('gives a place back that was not used', () => {
  const { take } = limitWithClock(1, 60)
  const place = take('192.0.2.1')
  if (place.granted) place.giveBack()
  expect(take('192.0.2.1').granted).toBe(true)
  expect(take('192.0.2.1').granted).toBe(false)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['127.0.0.1', '127.0.0.1'],
])('counts %s as the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})
