import { expect, it } from 'vitest'
import { cleanEmail } from './email-address.ts'

const ADDRESS = 'amina@example.com'

it.each([
  ' \u00A0amina@example.com\u00A0',
  '\u202Aamina@example.com\u202C',
  'am\u00ADina\u200C@exam\u200Bple.com\u200E',
  '<amina@example.com>',
  'mailto:amina@example.com',
  'MailTo: amina@example.com?subject=Hello',
  '<mailto:amina@example.com>.',
  'Amina <amina@example.com>',
  '"Bello, Amina" <amina@example.com>;',
  'Amina\u200B <mailto:amina@example.com?cc=x>',
  'amina@example.com <amina@example.com>',
  'amina@example.com\u2800,',
  ...['""', "''", '“”', '‘’', '«»', '„“', '``', '()', '[]', '{}'].map((pair) => [...pair].join(ADDRESS)),
  'Amina (amina@example.com)',
  'Amina “amina@example.com”',
  'amina@example. com',
  'amina@example .com',
  'amina@example,com',
  'amina@example ,com,',
  'amina @ example.com',
  'amina@ example. com.',
  'amina＠example。com',
  'amina@example，com',
])('cleanEmail: finds the address in %j', (text) => {
  expect(cleanEmail(text)).toBe(ADDRESS)
})

const MARKS = [...'.,;:!?)]>}\'"’”»›、。，؛،؟।–—|/&®™🙂✅', '❤️', '👍🏽', ' . ', '.”', '’)', '...']

it.each(MARKS)('cleanEmail: removes %j at the end', (mark) => {
  expect(cleanEmail(ADDRESS + mark)).toBe(ADDRESS)
})

it.each([
  'amina@example.com, b@example.com',
  'Amina <amina@example.com>, B <b@example.com',
  "'o.neill'@example.com",
  'amina',
  'amina bello@example.com',
  'amina"bello@example.com',
  'amina@example.co…',
  'amina@example.c**',
  'amina@example-',
  'amina@example. Thanks, Amina',
  'amina@example.com. Thanks',
  'amina@example.com Amina',
  'https://amina:x@example.com',
  '.amina@example.com',
])('cleanEmail: leaves %j as it is', (text) => {
  expect(cleanEmail(text)).toBe(text)
})
