import { expect, test } from 'vitest'
import { findMailRecordFaults, type ResolveTxt } from './mail-records.ts'

const COMPLETE = {
  'example.com': [['google-site-verification=x'], ['v=spf1 include:mail.example.net ', '-all']],
  'google._domainkey.example.com': [['v=DKIM1; k=rsa; p=', 'MIIBIjAN']],
  '_dmarc.example.com': [['v=DMARC1; p=quarantine']],
}

/** Answers from a table, as a server of DNS does. */
function resolver(records: Record<string, string[][]>): ResolveTxt {
  return (name) =>
    name in records
      ? Promise.resolve(records[name] ?? [])
      : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
}

const faults = (records: Record<string, string[][]>, from = 'website@example.com') =>
  findMailRecordFaults(from, resolver(records))

test('mail records: names what is missing: nothing for a complete domain, three for one without records', async () => {
  expect(await faults(COMPLETE)).toEqual([])
  expect(await faults({})).toHaveLength(3)
})

test.each([
  ['no SPF', { 'example.com': [['other text']] }, /has no SPF record/],
  ['two SPF', { 'example.com': [['v=spf1 -all'], ['v=spf1 mx ~all']] }, /has 2 SPF records/],
  ['an open SPF', { 'example.com': [['v=spf1 mx +all']] }, /ends with \+all/],
  ['an open SPF without a sign', { 'example.com': [['v=spf1 mx all']] }, /ends with \+all/],
  ['a withdrawn DKIM key', { 'google._domainkey.example.com': [['v=DKIM1; p=']] }, /No DKIM key/],
  ['no DMARC', { '_dmarc.example.com': [] }, /has no DMARC record/],
  ['another text in place of DMARC', { '_dmarc.example.com': [['v=DMARC2; p=none']] }, /has no DMARC record/],
])('mail records: names %s in one sentence', async (_, changed, sentence) => {
  const found = await faults({ ...COMPLETE, ...changed })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(sentence)
})

test.each(['mail.example.com', 'mail.lagos.example.com'])(
  'mail records: takes the DMARC record above %s',
  async (domain) => {
    const moved = Object.entries(COMPLETE).map(([name, value]) => [
      name.startsWith('_dmarc') ? name : name.replace('example.com', domain),
      value,
    ])
    expect(await faults(Object.fromEntries(moved), `website@${domain}`)).toEqual([])
  },
)

test('mail records: fails if DNS gives no answer, instead of calling records missing', async () => {
  const timeout = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }))
  await expect(findMailRecordFaults('website@example.com', timeout)).rejects.toThrow('timeout')
})
