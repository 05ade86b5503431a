import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { highlightStats } from '../text/highlight-stats.ts'
import { countWords, sentences } from '../text/words.ts'
import { wrongCounts } from './count-claims.ts'
import { schemaFileOf } from './json-schemas.ts'
import { repeatedSentences } from './repeated-sentences.ts'
import { unusedWords } from './unused-words.ts'

/**
 * Checks how content is written. Pages can be built without it, so only `check:content` and the tests ask for it.
 * @param root folder that holds `content/`
 * @param files content that passed `checkContent`
 * @returns one problem for each, naming file and field
 */
export function checkEditorial(root: string, files: readonly ContentFile[]): ContentProblem[] {
  return [
    ...repeatedSentences(files),
    ...wrongCounts(files),
    ...repeatedFacts(files),
    ...wrongTarget(files),
    ...hardOverviews(files),
    ...missingStats(files),
    ...repeatedSteps(files),
    ...missingSchemaLines(root, files),
    ...unusedWords(root),
  ]
}

/** The group's name, email and phone may change, so they are written in one file only. */
function repeatedFacts(files: readonly ContentFile[]): ContentProblem[] {
  const facts = entries(files, 'site').flatMap(({ data }) => [data.name, data.email, data.phone])
  return files
    .filter(({ kind }) => kind !== 'site')
    .flatMap((content) =>
      collectStrings(content).flatMap(({ field, text }) =>
        facts
          .filter((fact) => text.includes(fact))
          .map((fact) => ({
            file: content.file,
            field,
            expected: `leave out "${fact}", which only content/site.yaml names`,
          })),
      ),
    )
}

/** The home page says how many people the targets of the programme make together, without the volunteers. */
function wrongTarget(files: readonly ContentFile[]): ContentProblem[] {
  const targets = entries(files, 'csr').flatMap(({ data }) => data.impact.targetedMetrics)
  const people = targets
    .filter(({ label }) => !label.includes('volunteers'))
    .reduce((sum, target) => sum + target.people, 0)
    .toLocaleString('en-GB')
  return entries(files, 'home').flatMap(({ file, data }) => {
    const { light, heavy } = data.csr.heading
    return `${light} ${heavy}`.includes(`${people} people`)
      ? []
      : [
          {
            file,
            field: 'csr.heading',
            expected: `say "${people} people", the sum of the targets in csr.yaml`,
          },
        ]
  })
}

const MAX_AVERAGE_SENTENCE = 22
/** Characters of an overview that a card shows, as in src/sections/services/cut-overview.ts. */
const CARD_LENGTH = 120

function hardOverviews(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'services').flatMap(({ file, data: { overview } }) => {
    const average = countWords(overview) / sentences(overview).length
    const aroundCut = overview.replace(/\s+/g, ' ').slice(CARD_LENGTH - 1, CARD_LENGTH + 1)
    const problems = [
      average >= MAX_AVERAGE_SENTENCE &&
        `write shorter sentences: fewer than ${MAX_AVERAGE_SENTENCE} words on average, these have ${average.toFixed(1)}`,
      !/^(\S\s|\s\S)$/.test(aroundCut) &&
        `let a word end with the ${CARD_LENGTH}th character, where the card cuts the text off`,
    ]
    return problems.flatMap((expected) => (expected ? [{ file, field: 'overview', expected }] : []))
  })
}

const STATS = 3

/** A case study shows the first three numbers of its results large. */
function missingStats(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'work').flatMap(({ file, data }) => {
    const found = highlightStats(data.impact).filter(({ isStat }) => isStat).length
    return found === STATS
      ? []
      : [{ file, field: 'impact', expected: `name ${STATS} numbers or percentages; this has ${found}` }]
  })
}

/** Every service proceeds in its own way. */
function repeatedSteps(files: readonly ContentFile[]): ContentProblem[] {
  const holders = new Map<string, string>()
  return entries(files, 'services').flatMap(({ file, data }) =>
    data.process.steps.flatMap(({ title }, index) => {
      const holder = holders.get(title)
      holders.set(title, holder ?? file)
      const field = `process.steps.${index}.title`
      return holder ? [{ file, field, expected: `one of its own; "${title}" is also in ${holder}` }] : []
    }),
  )
}

/** The first line tells editors which fields the file may have. */
function missingSchemaLines(root: string, files: readonly ContentFile[]): ContentProblem[] {
  return files
    .filter(({ file }) => file.endsWith('.yaml'))
    .flatMap(({ file, kind }) => {
      const line = `# yaml-language-server: $schema=${relative(dirname(file), schemaFileOf(kind))}`
      return readFileSync(join(root, file), 'utf8').split(/\r?\n/)[0] === line
        ? []
        : [{ file, field: '', expected: `begin the file with the line "${line}"` }]
    })
}
