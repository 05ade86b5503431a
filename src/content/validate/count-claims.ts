import type { ContentKind } from '../load/content-kinds.ts'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

/**
 * Finds outdated counts of entries in the texts of pages, like 'Fourteen case studies' when there are fifteen. Editors
 * correct them by hand.
 * @param files content that passed its schemas
 */
export function findOutdatedCounts(files: readonly ContentFile[]): ContentProblem[] {
  return files
    .filter(({ kind }) => PAGE_KINDS.includes(kind))
    .flatMap((content) =>
      collectStrings(content).flatMap(({ field, text }) =>
        [...text.matchAll(COUNT_CLAIM)].flatMap(({ groups: { number = '', noun = '' } = {} }) => {
          const kind = COUNTED[noun.toLowerCase()]
          const count = files.filter((file) => file.kind === kind).length
          return kind === undefined || numberOf(number) === count
            ? []
            : [
                {
                  file: content.file,
                  field,
                  expected: `"${number} … ${noun}" is out of date; there are ${count} in content/${kind}`,
                },
              ]
        }),
      ),
    )
}

/** Pages whose texts may state a number of entries. */
const PAGE_KINDS: readonly ContentKind[] = [
  'home',
  'about',
  'servicesPage',
  'workPage',
  'productsPage',
  'subsidiariesPage',
]

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
  return NUMBERS.indexOf(text.toLowerCase()) + 1 || Number(text)
}
