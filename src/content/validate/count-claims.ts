import type { ContentKind } from '../load/kinds.ts'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

/**
 * Finds sentences on the pages that count entries and are no longer right, like 'Fourteen case studies' after a
 * fifteenth was added. An entry may be added without them; they are to be brought up to date by hand.
 * @param files content that passed its schemas
 */
export function wrongCounts(files: readonly ContentFile[]): ContentProblem[] {
  return files
    .filter(({ kind }) => PAGES.includes(kind))
    .flatMap((content) =>
      collectStrings(content).flatMap(({ field, text }) =>
        [...text.matchAll(COUNT)].flatMap(({ groups: { number = '', noun = '' } = {} }) => {
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

/** Pages that speak about the entries as a whole. */
const PAGES: readonly ContentKind[] = [
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

/** A number, at most one adjective, and what is counted. */
const COUNT = new RegExp(
  `\\b(?<number>\\d+|${NUMBERS.join('|')}) (?:[a-z]+ )?(?<noun>${Object.keys(COUNTED).join('|')})\\b`,
  'gi',
)

function numberOf(text: string): number {
  return NUMBERS.indexOf(text.toLowerCase()) + 1 || Number(text)
}
