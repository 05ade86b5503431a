import { expect, it } from 'vitest'
import { clientKey, networksOf } from './client-networks.ts'

it.each([
  ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24'], [1, 4]],
  ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113.0/24'], [1, 4]],
  ['2001:db8:1:23ab::1', ['2001:db8:1:23ab::', '2001:db8:1:2300::/56', '2001:db8:1::/48'], [1, 1, 2]],
  ['2001:db8::1', ['2001:db8::', '2001:db8::/56', '2001:db8::/48'], [1, 1, 2]],
  ['_hidden', ['unknown'], [1]],
])(
  'networksOf: returns the client of %s and the networks around it, with their shares',
  (address, keys, shares) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys)
    expect(networksOf(address).map(({ share }) => share)).toEqual(shares)
  },
)

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
])('clientKey: counts messages from %s for the client %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})
