/** A stretch of text that is a stat, or is not. */
export type TextSegment = { text: string; isStat: boolean }

/** Maximum of highlighted figures in an impact text (docs/requirements.md#limits). */
const MOST = 3

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const UNIT = String.raw`(?:%|[x×+]|bn|tn|[kmKMB]|[ \u00a0](?:thousand|million|billion|trillion|per cent|percent)\b)`

/**
 * A number with its sign, currency, unit and magnitude: 40%, 3x, 1.2 million, ₦2.4bn, 10–15%. What clings to
 * letters or to other numbers is none: 3G, 21st, 24/7, 6:30, 2.0.1.
 */
const STAT = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-–/:.,])[+−-]?[₦$€£]?${NUMBER}(?:[-–]${NUMBER})?${UNIT}*(?![\p{L}\p{N}]|[-–/:.,]\p{N})`,
  'gu',
)

/** A year, or a span that begins with one. */
const YEAR = /^(?:19|20)\d\d(?:[-–]|$)/

/**
 * Finds the first three numbers or percentages of an impact text (docs/requirements.md#highlighted-figures). Years
 * from 1900 to 2099 and ordinals are not figures.
 * @returns the text in stretches; joined they are the text again
 */
export function highlightStats(text: string): TextSegment[] {
  const stretches: TextSegment[] = []
  let done = 0
  const stats = [...text.matchAll(STAT)].filter(([found]) => !YEAR.test(found)).slice(0, MOST)
  for (const { 0: found, index } of stats) {
    if (index > done) stretches.push({ text: text.slice(done, index), isStat: false })
    stretches.push({ text: found, isStat: true })
    done = index + found.length
  }
  if (done < text.length) stretches.push({ text: text.slice(done), isStat: false })
  return stretches
}
