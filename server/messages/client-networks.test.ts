import { expect, it } from 'vitest'
import { networksOf } from './client-networks.ts'

const V4 = { client: '203.0.113.9', customer: '203.0.113.9', network: '203.0.113.0/24' }
const V6 = { client: '2001:db8:1:23ab::', customer: '2001:db8:1:2300::/56', network: '2001:db8:1::/48' }
const UNKNOWN = { client: 'unknown', customer: 'unknown', network: 'unknown' }

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
  ['2001:db8::1', { client: '2001:db8::', customer: '2001:db8::/56', network: '2001:db8::/48' }],
  ['fe80::1%eth0', { client: 'fe80::', customer: 'fe80::/56', network: 'fe80::/48' }],
  ['::1', { client: '::', customer: '::/56', network: '::/48' }],
  ['_hidden', UNKNOWN],
  ['203.0.113.999', UNKNOWN],
  ['', UNKNOWN],
])('networksOf: returns the client of %s and the networks around it', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})
