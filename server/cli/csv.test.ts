import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { toCsv } from './csv.ts'

const ENTRY = {
  reference: 'K7Q2-M9XD',
  received: '2026-11-21T09:30:00.000Z',
  state: 'open',
  ...validMessage,
  quarantinedFor: null,
  takenBy: null,
  takenAt: null,
  mail: 'sent',
  mailAttempts: 1,
  lastMailFailure: null,
} as const

const csvOf = async (entries: Parameters<typeof toCsv>[0]) =>
  `${(await Readable.from(toCsv(entries)).toArray()).join('\n')}\n`

const rowOf = async (name: string) => (await csvOf([{ ...ENTRY, name }])).split('\r\n')[1]

it.each([
  ['=1+2', `'=1+2`],
  ['+234 803 000 0000', `'+234 803 000 0000`],
  ['-1', `'-1`],
  ['@SUM(1)', `'@SUM(1)`],
  ['＝1+2', `'＝1+2`],
  ['＋1', `'＋1`],
  [' =1+2', `' =1+2`],
  ['Bola;=1+2', `"Bola;'=1+2"`],
  ['Bola; ＝1+2', `"Bola;' ＝1+2"`],
  ['Bola\t=1+2', `"Bola\t'=1+2"`],
  ['Bola\n=1+2', `"Bola\n'=1+2"`],
  ['Bola;"=1+2"', `"Bola;'""=1+2"""`],
])('CSV: puts an apostrophe before a formula: %j', async (name, cell) => {
  expect(await rowOf(name)).toContain(`,Open,${cell},amina@example.com,`)
})

it('CSV: has West Africa Time, and the states by their names', async () => {
  const entries = [
    ENTRY,
    { ...ENTRY, takenBy: 'AB', takenAt: ENTRY.received },
    { ...ENTRY, state: 'done' as const },
  ]
  const [header, ...rows] = (await csvOf(entries)).split('\r\n')
  expect(header).toMatch(/^\uFEFFreference,received \(WAT\),state,name,.*,takenAt \(WAT\)$/)
  expect(rows[0]).toMatch(/^K7Q2-M9XD,2026-11-21 10:30,Open,/)
  expect(rows[1]).toMatch(/,Taken by AB,.*,2026-11-21 10:30$/)
  expect(rows[2]).toContain(',Done,')
})

it.each(['Bola = Ade', 'a-b', 'a; b', '1+2'])(
  'CSV: leaves a text without a formula as it is: %j',
  async (name) => {
    expect(await rowOf(name)).toContain(name)
    expect(await rowOf(name)).not.toContain(`'${name}`)
  },
)
