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
  expect(rowOf(name)).toContain(`,open,${cell},amina@example.com,`)
})

it.each(['Bola = Ade', 'a-b', 'a; b', '1+2'])('CSV: leaves a text without a formula as it is: %j', (name) => {
  expect(rowOf(name)).toContain(name)
  expect(rowOf(name)).not.toContain(`'${name}`)
})
