import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { readConfig } from '../settings.ts'
import type { DiskSpace } from '../store/free-space.ts'
import { networksOf } from './client-networks.ts'
import { createLimits } from './limits.ts'

const HOUR_MS = 3_600_000
const GIB = 2 ** 30

/** Creates the default limits with a clock, and functions that send messages and return how each is treated. */
function start(disk: Partial<DiskSpace> = {}) {
  const clock = { ms: 0 }
  const limits = createLimits({
    rates: readConfig({}).contactRate,
    findDiskSpace: async () => ({ freeBytes: GIB, hasRoom: true, isReserved: false, ...disk }),
    monotonicMs: () => clock.ms,
  })
  const take = (address: string, message = 'Good morning') =>
    limits.take(address, { ...validMessage, message })
  const treat = async (address: string, message?: string) => {
    const place = await take(address, message)
    if ('outcome' in place) return place.outcome
    return !place.isOver && place.takeMail() ? 'mailed' : 'kept aside'
  }
  /** Counts how messages from these addresses are treated, `everyMs` apart. */
  const count = async (times: number, addressOf: (n: number) => string, everyMs = 0) => {
    const counts: Record<string, number> = {}
    for (let n = 0; n < times; n++) {
      const treatment = await treat(addressOf(n))
      counts[treatment] = (counts[treatment] ?? 0) + 1
      clock.ms += everyMs
    }
    return counts
  }
  return { clock, take, treat, count }
}

it.each([
  ['an IPv4 address', 5, () => '192.0.2.1', 0],
  ['an IPv4 address in an hour', 30, () => '192.0.2.1', 20_000],
  ['a /56', 5, (n: number) => `2001:db8:1:1${n.toString(16).padStart(2, '0')}::1`, 0],
  ['a /24', 60, (n: number) => `192.0.2.${n}`, 1_000],
  ['a /48', 60, (n: number) => `2001:db8:1:${n.toString(16)}00::1`, 1_000],
])(
  'first limits: %s: mails %i messages and keeps the others aside',
  async (_, mailed, addressOf, everyMs) => {
    const { clock, count, treat } = start()
    expect(await count(90, addressOf, everyMs)).toEqual({ mailed, 'kept aside': 90 - mailed })
    expect(await treat('203.0.113.1')).toBe('mailed')
    clock.ms = HOUR_MS
    expect(await treat(addressOf(0))).toBe('mailed')
  },
)

describe('hard limits', () => {
  it.each([
    ['an IPv4 address', 300, () => '192.0.2.1'],
    ['a /56', 300, (n: number) => `2001:db8:1:${(n % 256).toString(16)}::1`],
    ['a /24', 3_000, (n: number) => `192.0.2.${n % 200}`],
    ['a /48', 3_000, (n: number) => `2001:db8:1:${(n % 256).toString(16)}00::1`],
  ])(
    '%s: stores %i messages in an hour, and says when the next one may be sent',
    async (_, max, addressOf) => {
      const { clock, count, take, treat } = start()
      const counts = await count(max + 20, addressOf, 100)
      expect(counts['rate-limited']).toBe(20)
      const wait = Math.ceil((HOUR_MS - clock.ms) / 1_000)
      expect(await take(addressOf(0))).toEqual({ outcome: 'rate-limited', retryAfterS: wait })
      expect(await treat('203.0.113.1')).toBe('mailed')
      clock.ms += wait * 1_000
      expect(await treat(addressOf(0))).toBe('mailed')
    },
  )

  it('a network: stores 20 MB in an hour, and takes nothing from another one', async () => {
    const { clock, treat, count } = start()
    const words = 'x'.repeat(5_000)
    let stored = 0
    while ((await treat(`198.51.100.${stored % 250}`, words)) !== 'rate-limited') stored += 1
    // A stored message takes up to twice its bytes and its indexes.
    expect(stored * words.length).toBeGreaterThan(8_000_000)
    expect(stored * words.length).toBeLessThan(10_000_000)
    expect(await treat('203.0.113.1', words)).toBe('mailed')
    clock.ms += HOUR_MS
    expect(await count(1, () => '198.51.100.1')).toEqual({ mailed: 1 })
  })

  it('the disk: keeps the last part for first messages of a network', async () => {
    const { count, treat } = start({ isReserved: true })
    expect(await count(3, () => '192.0.2.1')).toEqual({ mailed: 1, 'disk-full': 2 })
    expect(await treat('192.0.2.9')).toBe('disk-full')
    expect(await treat('203.0.113.1')).toBe('mailed')
    expect(await start({ hasRoom: false }).treat('203.0.113.1')).toBe('disk-full')
  })
})

describe('the ceiling of mails', () => {
  const knownNetworks = (n: number) => `198.18.${n % 70}.1`
  const newNetwork = (n: number) => `203.${n}.113.1`

  it('mails 60 messages a minute, and of a network that has sent none in 24 hours the first one', async () => {
    const { clock, count, treat } = start()
    await count(70, knownNetworks, 2_000)
    clock.ms += HOUR_MS
    expect(await count(70, knownNetworks)).toEqual({ mailed: 60, 'kept aside': 10 })
    expect(await treat(newNetwork(0))).toBe('mailed')
    expect(await treat(newNetwork(0))).toBe('kept aside')
    clock.ms += 2_000
    expect(await count(5, () => newNetwork(0))).toEqual({ mailed: 2, 'kept aside': 3 })
    clock.ms += 24 * HOUR_MS - 1
    await count(60, (n) => `198.19.${n}.1`)
    expect(await treat(newNetwork(0))).toBe('kept aside')
  })

  it('mails 60 first messages in an hour above it', async () => {
    const { count } = start()
    expect(await count(200, newNetwork)).toEqual({ mailed: 120, 'kept aside': 80 })
  })
})

const V4 = { customer: '203.0.113.9', network: '203.0.113.0/24' }
const V6 = { customer: '2001:db8:1:2300::/56', network: '2001:db8:1::/48' }
const UNKNOWN = { customer: 'unknown', network: 'unknown' }

it.each([
  ['203.0.113.9', V4],
  ['203.0.113.9:50412', V4],
  ['::ffff:203.0.113.9', V4],
  ['::ffff:cb00:7109', V4],
  ['::FFFF:203.0.113.9', V4],
  ['2001:db8:1:23ab::1', V6],
  ['2001:DB8:1:23ab:3:4:5:6', V6],
  ['2001:db8:1:23ab::203.0.113.9', V6],
  ['[2001:db8:1:23ab::1]:50412', V6],
  ['[2001:db8:1:23ab::1]', V6],
  ['2001:db8::1', { customer: '2001:db8::/56', network: '2001:db8::/48' }],
  ['fe80::1%eth0', { customer: 'fe80::/56', network: 'fe80::/48' }],
  ['::1', { customer: '::/56', network: '::/48' }],
  ['_hidden', UNKNOWN],
  ['203.0.113.999', UNKNOWN],
  ['', UNKNOWN],
])('networksOf: returns the client of %s and the networks around it', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})
