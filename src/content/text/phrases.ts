/** Returns a text up to its first comma, semicolon, colon or full stop before a space: what a large label shows of it. */
export function firstClause(text: string): string {
  return text.split(/[.,;:](?:\s|$)/, 1)[0] ?? text
}

/** Replaces the spaces of a sum or a duration, so that “₦60 million” is not broken across lines. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** Keeps a sum like ₦9 million and an hour like 9 am on one line, wherever a text is shown. */
export function joinSums(text: string): string {
  return text.replace(/(?<=\d\S*) (?=([mb]illion|[ap]m)\b)/g, '\u00a0')
}

/** Maximum length of the overview on a service card, in characters (docs/requirements.md#limits). */
const MAX_CARD_LENGTH = 120

/** Cuts an overview to MAX_CARD_LENGTH characters and adds an ellipsis, with no space before the ellipsis. */
export function cutOverview(overview: string): string {
  const characters = Array.from(overview.trim().replace(/\s+/g, ' '))
  if (characters.length <= MAX_CARD_LENGTH) return characters.join('')
  return `${characters.slice(0, MAX_CARD_LENGTH).join('').trimEnd()}…`
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)

/** Returns the place of an item in a list as people count, from its index. */
export function ordinal(index: number): string {
  return ORDINALS[index] ?? `number ${index + 1}`
}

export type TextSegment = { text: string; isStat: boolean }

/** Maximum number of highlighted figures in an impact text (docs/requirements.md#limits). */
const MAX_STATS = 3

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
/** A plural is the unit of its number; a word in -is, -ss or -us is no plural. */
const UNIT = String.raw`(?:%|[x×+]|bn|tn|[kmKMB]|[ \u00a0](?:thousand|million|billion|trillion|per cent|percent|minute|hour|day|week|month|year|(?:working )?\p{Ll}{2,}(?<![isu])s)\b)`

/**
 * A number with its sign, currency and unit: 40%, 3x, 1.2 million, ₦2.4bn, 10–15%, 6 days, 10 bids. A number next to a
 * letter or to another number is not a stat: 3G, 21st, 24/7, 6:30, 2.0.1.
 */
const STAT = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-–/:.,])[+−-]?[₦$€£]?${NUMBER}(?:[-–]${NUMBER})?${UNIT}*(?![\p{L}\p{N}]|[-–/:.,]\p{N})`,
  'gu',
)

const YEAR = /^(?:19|20)\d\d(?:[-– \u00a0]|$)/

/**
 * Finds the first three numbers or percentages of a text (docs/requirements.md#figures), except years
 * from 1900 to 2099 and ordinals.
 * @returns segments that give the whole text when joined
 */
export function highlightStats(text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let end = 0
  const stats = [...text.matchAll(STAT)].filter(([found]) => !YEAR.test(found)).slice(0, MAX_STATS)
  for (const { 0: found, index } of stats) {
    if (index > end) segments.push({ text: text.slice(end, index), isStat: false })
    segments.push({ text: found, isStat: true })
    end = index + found.length
  }
  if (end < text.length) segments.push({ text: text.slice(end), isStat: false })
  return segments
}
