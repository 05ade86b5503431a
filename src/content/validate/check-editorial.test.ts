import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { editorialProblemsWith, valid } from '#test/support/problems-with.ts'
import { entries } from '../load/read-content.ts'
import { findUnusedWords } from './unused-words.ts'

const STUDY = 'content/work/permits-without-the-queue.yaml'
const SERVICE = 'content/services/data-engineering.yaml'
const [, otherStudy] = entries(valid, 'work')
const repeated = 'Three clerks of the registry knew it.'

/** Returns an overview of eight sentences. */
const overview = (first: string, words: number) => {
  const sentence = Array.from({ length: words }, (_, index) => `word${index}`).join(' ')
  return [first, ...Array.from({ length: 7 }, (_, index) => `Part${index} ${sentence}.`)].join(' ')
}
/** A text in which a word ends at the 120th character. */
const OPENING = `${'clerk '.repeat(20)}counts on.`

type Broken = [
  rule: string,
  file: string,
  field: string,
  value: unknown,
  message: RegExp,
  reportedField?: string,
]

const BROKEN: Broken[] = [
  [
    'a repeated sentence',
    STUDY,
    'impact',
    `${repeated} Why? ${repeated}`,
    /in other words; "three clerks of/,
  ],
  ['a repeated summary', STUDY, 'summary', otherStudy?.data.summary, /in other words/],
  ['an outdated count', 'content/work.yaml', 'hero.intro', 'Nine case studies.', /out of date; there are 14/],
  ['the name of the group', STUDY, 'impact', 'Opifex Group did it.', /leave out "Opifex Group"/],
  [
    'a sum that differs from the targets',
    'content/home.yaml',
    'csr.heading.heavy',
    '70,000 people by 2030',
    /say "65,000 people"/,
    'csr.heading',
  ],
  [
    'an overview with long sentences',
    SERVICE,
    'overview',
    overview(OPENING, 24),
    /fewer than 22 words .* have 24\.6/,
  ],
  [
    'an overview that the card cuts inside a word',
    SERVICE,
    'overview',
    overview(`abc${OPENING}`, 20),
    /end with the 120th character/,
  ],
  ['results with only one number', STUDY, 'impact', 'Fees fell by 40%.', /name 3 numbers .* this has 1/],
  [
    'a process step that another service also has',
    SERVICE,
    'process.steps.1.title',
    'Asset inventory',
    /also in .*cyber-security/,
  ],
]

test.each(BROKEN)('editorial check: reports %s', (_, file, field, value, message, reportedField = field) => {
  expect(editorialProblemsWith(file, field.split('.'), value)).toContainEqual({
    file: expect.any(String),
    field: reportedField,
    expected: expect.stringMatching(message),
  })
})

const root = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(root, { recursive: true }))

test('dictionary check: reports words that are listed twice or unused', () => {
  mkdirSync(join(root, '.cspell'))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, '.cspell/words.txt'), '# names\nGurara\nGurara\nZuma\n')
  writeFileSync(join(root, 'docs/operations.md'), 'The Gurara registry.')
  expect(findUnusedWords(root)).toEqual([
    { file: '.cspell/words.txt', field: 'gurara', expected: 'remove the word; it is in the list twice' },
    { file: '.cspell/words.txt', field: 'zuma', expected: 'remove the word; no text uses it' },
  ])
})
