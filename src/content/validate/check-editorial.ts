import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { MAX_CARD_LENGTH } from '../schemas/service.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { highlightStats } from '../text/highlight-stats.ts'
import { countWords, sentences } from '../text/words.ts'
import { checkContent } from './check-content.ts'
import { checkStyle } from './check-style.ts'
import { findOutdatedCounts } from './count-claims.ts'
import { findRepeatedSentences } from './repeated-sentences.ts'
import { findUnusedWords } from './unused-words.ts'

/**
 * Checks all content with the rules of the build, and valid content with the rules for its wording.
 * @param root folder that contains `content/`
 */
export function checkContentAndWording(root: string): { files: ContentFile[]; problems: ContentProblem[] } {
  const { files, problems } = checkContent(root)
  return { files, problems: problems.length > 0 ? problems : checkEditorial(root, files) }
}

/**
 * Checks the wording of valid content. The build does not need these rules: only `check:content` and the tests do.
 * @param root folder that contains `content/`
 * @param files content that passed `checkContent`
 */
export function checkEditorial(root: string, files: readonly ContentFile[]): ContentProblem[] {
  return [
    ...findRepeatedSentences(files),
    ...findOutdatedCounts(files),
    ...findRepeatedFacts(files),
    ...findWrongTarget(files),
    ...checkOverviews(files),
    ...checkStats(files),
    ...findRepeatedSteps(files),
    ...findUnusedWords(root),
    ...checkStyle(files),
  ]
}

/** Finds the group's name, addresses and numbers outside site.yaml. They may change, so only site.yaml may contain them. */
function findRepeatedFacts(files: readonly ContentFile[]): ContentProblem[] {
  const facts = entries(files, 'site').flatMap(({ data }) => [
    ...[data.name, data.registrationNumber, data.address.street],
    ...[data.email, data.dataProtectionEmail, data.phone],
  ])
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

/** Checks that the home page states the sum of the CSR page's targets, not counting volunteers. */
function findWrongTarget(files: readonly ContentFile[]): ContentProblem[] {
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

const MAX_AVERAGE_WORDS = 22

function checkOverviews(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'services').flatMap(({ file, data: { overview } }) => {
    const average = countWords(overview) / sentences(overview).length
    const aroundCut = overview.replace(/\s+/g, ' ').slice(MAX_CARD_LENGTH - 1, MAX_CARD_LENGTH + 1)
    const problems = [
      average >= MAX_AVERAGE_WORDS &&
        `write shorter sentences: fewer than ${MAX_AVERAGE_WORDS} words on average, these have ${average.toFixed(1)}`,
      !/^(\S\s|\s\S)$/.test(aroundCut) &&
        `let a word end with the ${MAX_CARD_LENGTH}th character, where the card cuts the text off`,
    ]
    return problems.flatMap((expected) => (expected ? [{ file, field: 'overview', expected }] : []))
  })
}

const REQUIRED_STATS = 3

/** Checks that the `impact` text of a case study has the three numbers that its page shows in large type. */
function checkStats(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'work').flatMap(({ file, data }) => {
    const found = highlightStats(data.impact).filter(({ isStat }) => isStat).length
    return found === REQUIRED_STATS
      ? []
      : [
          {
            file,
            field: 'impact',
            expected: `name ${REQUIRED_STATS} numbers or percentages; this has ${found}`,
          },
        ]
  })
}

/** Finds process steps that occur in two services. */
function findRepeatedSteps(files: readonly ContentFile[]): ContentProblem[] {
  const firstUse = new Map<string, string>()
  return entries(files, 'services').flatMap(({ file, data }) =>
    data.process.steps.flatMap(({ title }, index) => {
      const firstFile = firstUse.get(title)
      firstUse.set(title, firstFile ?? file)
      const field = `process.steps.${index}.title`
      return firstFile
        ? [{ file, field, expected: `one of its own; "${title}" is also in ${firstFile}` }]
        : []
    }),
  )
}
