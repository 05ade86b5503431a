import { type ContentKind, contentKinds } from '../load/content-kinds.ts'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

/**
 * Finds outdated counts of entries in the texts of pages, like 'Fourteen case studies' when there are fifteen. Editors
 * correct them by hand. Skips the company profile, which shows only some of them.
 * @param files content that passed its schemas
 */
export function findOutdatedCounts(files: readonly ContentFile[]): ContentProblem[] {
  return files
    .filter(({ kind }) => kind !== 'profile' && !contentKinds[kind].files.includes('*'))
    .flatMap((content) =>
      collectStrings(content).flatMap(({ field, text }) =>
        [...text.matchAll(COUNT_CLAIM)].flatMap(({ 0: claim, groups: { number = '', noun = '' } = {} }) => {
          const kind = COUNTED[noun.toLowerCase()]
          const count = files.filter((file) => file.kind === kind).length
          const message = `"${claim}" is out of date; there are ${count} in content/${kind}`
          return numberOf(number) === count ? [] : [{ file: content.file, field, message }]
        }),
      ),
    )
}

const COUNTED: Record<string, ContentKind> = {
  projects: 'work',
  'case studies': 'work',
  products: 'products',
  services: 'services',
  ventures: 'ventures',
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Matches a number, at most one adjective, and the noun that is counted. */
const COUNT_CLAIM = new RegExp(
  `\\b(?<number>\\d+|${NUMBERS.join('|')}) (?:[a-z]+ )?(?<noun>${Object.keys(COUNTED).join('|')})\\b`,
  'gi',
)

function numberOf(text: string): number {
  const inWords = NUMBERS.indexOf(text.toLowerCase())
  return inWords < 0 ? Number(text) : inWords + 1
}
