import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyContent } from '#test/support/content-copy.ts'
import { editorialProblemsWith, NOW, valid } from '#test/support/problems-with.ts'
import { entries } from '../load/read-content.ts'
import { checkContent } from './check-content.ts'
import { checkEditorial } from './check-editorial.ts'
import { unusedWords } from './unused-words.ts'

const STUDY = 'content/work/permits-without-the-queue.yaml'
const SERVICE = 'content/services/data-engineering.yaml'
const [, otherStudy] = entries(valid, 'work')
const repeated = 'Three clerks of the registry knew it.'

/** Eight sentences; a word of the first one ends with the 120th character. */
const overview = (first: string, words: number) => {
  const sentence = Array.from({ length: words }, (_, index) => `word${index}`).join(' ')
  return [first, ...Array.from({ length: 7 }, (_, index) => `Part${index} ${sentence}.`)].join(' ')
}
const OPENING = `${'clerk '.repeat(20)}counts on.`

type Broken = [rule: string, file: string, field: string, value: unknown, complaint: RegExp, about?: string]

const BROKEN: Broken[] = [
  ['a sentence twice', STUDY, 'impact', `${repeated} Why? ${repeated}`, /in other words; "three clerks of/],
  ['a summary twice', STUDY, 'summary', otherStudy?.data.summary, /in other words/],
  ['an outdated count', 'content/work.yaml', 'hero.intro', 'Nine case studies.', /out of date; there are 14/],
  ['the name of the group', STUDY, 'impact', 'Opifex Group did it.', /leave out "Opifex Group"/],
  [
    'another sum than that of the targets',
    'content/home.yaml',
    'csr.heading.heavy',
    '70,000 people by 2030',
    /say "65,000 people"/,
    'csr.heading',
  ],
  ['long sentences', SERVICE, 'overview', overview(OPENING, 24), /fewer than 22 words .* have 24\.6/],
  ['a word cut in two', SERVICE, 'overview', overview(`abc${OPENING}`, 20), /end with the 120th character/],
  ['results with one number', STUDY, 'impact', 'Fees fell by 40%.', /name 3 numbers .* this has 1/],
  [
    'a step of another service',
    SERVICE,
    'process.steps.1.title',
    'Asset inventory',
    /also in .*cyber-security/,
  ],
]

test.each(BROKEN)('editorial rules: name %s', (_, file, field, value, complaint, about = field) => {
  expect(editorialProblemsWith(file, field.split('.'), value)).toContainEqual({
    file: expect.any(String),
    field: about,
    expected: expect.stringMatching(complaint),
  })
})

test('editorial rules: name a file that does not begin with the line for editors', () => {
  const copy = copyContent(join(import.meta.dirname, '../../..'))
  copy.write(STUDY, copy.read(STUDY).replace(/^.*\n/, ''))
  const { files, problems } = checkContent(copy.root, NOW)
  expect(problems).toEqual([])
  expect(checkEditorial(copy.root, files)).toEqual([
    { file: STUDY, field: '', expected: expect.stringContaining('$schema=../schemas/work.schema.json') },
  ])
  copy.dispose()
})

const root = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(root, { recursive: true }))

test('dictionary: names words that are there twice or that no text uses', () => {
  mkdirSync(join(root, '.cspell'))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, '.cspell/words.txt'), '# names\nGurara\nGurara\nZuma\n')
  writeFileSync(join(root, 'docs/operations.md'), 'The Gurara registry.')
  expect(unusedWords(root)).toEqual([
    { file: '.cspell/words.txt', field: 'gurara', expected: 'remove the word; it is in the list twice' },
    { file: '.cspell/words.txt', field: 'zuma', expected: 'remove the word; no text uses it' },
  ])
})
