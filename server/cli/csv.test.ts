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

const rowOf = (name: string) => toCsv([{ ...ENTRY, name }]).split('\r\n')[1]

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
])('CSV: puts an apostrophe before a formula: %j', (name, cell) => {
  expect(rowOf(name)).toContain(`,Open,${cell},amina@example.com,`)
})

it('CSV: has West Africa Time, and the states by their names', () => {
  const entries = [
    ENTRY,
    { ...ENTRY, takenBy: 'AB', takenAt: ENTRY.received },
    { ...ENTRY, state: 'done' as const },
  ]
  const [header, ...rows] = toCsv(entries).split('\r\n')
  expect(header).toMatch(/^\uFEFFreference,received \(WAT\),state,name,.*,takenAt \(WAT\)$/)
  expect(rows[0]).toMatch(/^K7Q2-M9XD,2026-11-21 10:30,Open,/)
  expect(rows[1]).toMatch(/,Taken by AB,.*,2026-11-21 10:30$/)
  expect(rows[2]).toContain(',Done,')
})

it.each(['Bola = Ade', 'a-b', 'a; b', '1+2'])('CSV: leaves a text without a formula as it is: %j', (name) => {
  expect(rowOf(name)).toContain(name)
  expect(rowOf(name)).not.toContain(`'${name}`)
})
