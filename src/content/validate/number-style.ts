import type { ContentKind } from '../load/content-kinds.ts'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

const KINDS: readonly ContentKind[] = ['work', 'services', 'products']

const SMALL = 'two|three|four|five|six|seven|eight|nine'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const LARGE = `ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:${TENS})(?:-\\w+)?|(?:a|one|${SMALL}) (?:hundred|thousand|million)`
const MEASURES =
  '(?:(?:working|calendar|school|more) )?(?:seconds|minutes|hours|days|weeks|months|years)|per cent|percent|kilometres|kilos|tonnes|litres|hectares|naira|dollars'
const COUNTED =
  'people|pupils|students|staff|clerks|officers|drivers|agents|traders|growers|customers|branches|markets|shops|schools|depots|loans|permits|invoices|records|applications'

/**
 * Matches a measure in words, like `two weeks`, and a count from ten in words, like `forty clerks`. A count below ten
 * may be in words, as may the first word of a sentence and an estimate like `one or two days`.
 */
const IN_WORDS = new RegExp(
  `(?<!\\b(?:or|to) |[-\\w])(?:(?:${SMALL}|${LARGE}) (?:${MEASURES})|(?:${LARGE}) (?:${COUNTED}))\\b`,
  'g',
)

/**
 * Finds measured quantities in words in case studies, services and products, where visitors compare them.
 * @param files content that passed its schemas
 */
export function findNumbersInWords(files: readonly ContentFile[]): ContentProblem[] {
  return files
    .filter(({ kind }) => KINDS.includes(kind))
    .flatMap((content) =>
      collectStrings(content)
        // What a client said is not rewritten.
        .filter(({ field }) => field !== 'quote.text' && !/\balt$/.test(field))
        .flatMap(({ field, text }) =>
          (text.replace(/\s+/g, ' ').match(IN_WORDS) ?? []).map((found) => ({
            file: content.file,
            field,
            expected: `write the number of "${found}" in digits`,
          })),
        ),
    )
}
