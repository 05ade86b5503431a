import { urls } from '#src/urls.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { sentences } from '../text/words.ts'

/** Matches a promise of punctuality without exception. */
const PROMISE =
  /\b(?:every|all|each|always|never)\b.*\b(?:same day|on time|in time|late)\b|\bbefore the deadline\b|\balways on time\b/i
const HEDGE = /\d%|\b(?:almost|nearly|most|mostly|usually|about)\b/i

/**
 * Finds promises like "every payment on the same day" of a product, or of the venture that links to it, when a metric
 * of the product is a percentage below 100.
 * @param files content that passed its schemas
 */
export function findClaimsAgainstMetrics(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'products').flatMap(({ id, file, data }) => {
    if (data.status !== 'available') return []
    const metric = Object.values(data.metrics).find((value) => /^\d\d?(?:\.\d+)?%$/.test(String(value)))
    if (metric === undefined) return []
    const venture = entries(files, 'ventures').filter((each) => each.data.link === urls.product(id))
    return [{ file, data }, ...venture].flatMap((content) =>
      collectStrings(content).flatMap(({ field, text }) =>
        sentences(text)
          .filter((sentence) => PROMISE.test(sentence) && !HEDGE.test(sentence))
          .map((sentence) => ({
            file: content.file,
            field,
            expected: `promise less than "${sentence}": the metrics of ${file} say ${metric}`,
          })),
      ),
    )
  })
}
