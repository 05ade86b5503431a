import { expect, test } from 'vitest'
import { cutOverview, firstClause, highlightStats } from './phrases.ts'

test.each([
  ['Tuesday 2 February 2027. The cohort ends in May.', 'Tuesday 2 February 2027'],
  ['₦450,000, in three payments of ₦150,000.', '₦450,000'],
  ['10 of the 40 places are free', '10 of the 40 places are free'],
])('firstClause: of "%s" returns "%s"', (text, clause) => {
  expect(firstClause(text)).toBe(clause)
})

const statsOf = (text: string) => highlightStats(text).flatMap(({ text, isStat }) => (isStat ? [text] : []))

test.each([
  ['fell by 40% in a year', ['40%']],
  ['grew 3x.', ['3x']],
  ['1.6x as many words', ['1.6x']],
  ['about 1.2 million litres a day', ['1.2 million litres']],
  ['worth ₦2.4bn a year', ['₦2.4bn']],
  ['lent $4.1 million to 19,600 borrowers', ['$4.1 million', '19,600 borrowers']],
  ['paid ₦7,400 less for it', ['₦7,400']],
  ['2,000 clips in the year 2000', ['2,000 clips']],
  ['now takes 6.', ['6']],
  ['takes 6 days, for 310 daylong talks', ['6 days', '310']],
  ['200+ people, up by +12% and −3 points', ['200+', '+12%', '−3 points']],
  ['finished in 9 working days, 1 day early', ['9 working days', '1 day']],
  ['1.6 times as many, with 10 bids', ['1.6 times', '10 bids']],
  ['on 6 previous days, or 4 less', ['6', '4']],
  ['between 10–15% and 28 per cent', ['10–15%', '28 per cent']],
])('stats: finds the stats in %j', (text, stats) => {
  expect(statsOf(text)).toEqual(stats)
})

test.each([
  'open 24/7',
  'in 2019 and until 2024',
  'in 2024 buyers came',
  'from 2022–2025',
  'the 1st, 2nd, 3rd and 21st',
  'since the 1990s',
  'over 3G, at 6:30, on 12/05/2024',
  'Covid-19, Q2, B2B, version 2.0.1',
  'forty-one days',
])('stats: finds no stat in %j', (text) => {
  expect(statsOf(text)).toEqual([])
})

test('stats: highlights only the first three stats of a text', () => {
  expect(highlightStats('1 and 2 and 3 and 4')).toEqual([
    { text: '1', isStat: true },
    { text: ' and ', isStat: false },
    { text: '2', isStat: true },
    { text: ' and ', isStat: false },
    { text: '3', isStat: true },
    { text: ' and 4', isStat: false },
  ])
})

test.each([
  ['cuts after 120 characters and adds an ellipsis', 'a'.repeat(121), `${'a'.repeat(120)}…`],
  ['returns an overview of 120 characters unchanged', 'a'.repeat(120), 'a'.repeat(120)],
  ['removes a space before the ellipsis', `${'a'.repeat(119)} and more`, `${'a'.repeat(119)}…`],
  ['joins paragraphs with a space', 'One.\n\nTwo.\n', 'One. Two.'],
  ['counts characters, not UTF-16 code units', '𐓷'.repeat(121), `${'𐓷'.repeat(120)}…`],
])('cutOverview: %s', (_, overview, expected) => {
  expect(cutOverview(overview)).toBe(expected)
})
