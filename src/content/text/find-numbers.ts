import { singularOf, UNITS, type Unit, unitKind } from './units.ts'

/** A number in a text, in digits or in words. */
export type FoundNumber = {
  /** The number as the text has it, with its sign or the word after it */
  text: string
  value: number
  sign: '₦' | '$' | '%' | undefined
  /** The two words after the number, in small letters */
  next: string
}

const MAGNITUDES: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
}
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const FRACTIONS: readonly [RegExp, number][] = [
  [/\bhalf\b/gi, 50],
  [/\b(?<!three[- ])quarters?\b/gi, 25],
  [/\bthree[- ]quarters\b/gi, 75],
  [/\btwo[- ]thirds\b/gi, 67],
]
/** Four in five, or four bills in five. */
const RATIO = new RegExp(
  `\\b(?<part>${SMALL.slice(1, 11).join('|')}) (?:\\p{L}+ )?in (?<whole>\\p{L}+)`,
  'giu',
)

const WORD = `(?:${[...SMALL, ...TENS].join('|')}|hundred|thousand|million)`
const DIGITS = String.raw`[₦$]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?(?:thousand|million|billion|bn)\b|[km]\b)?(?:\s?(?:%|per\s?cent\b))?`
const IN_WORDS = String.raw`${WORD}(?:(?:[\s-]+|\s+and\s+)${WORD})*(?:\s+per\s?cent)?`

/** A number that is not a part of a word, a time, a date or a version. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\p{N}[-/:.,])(?:${DIGITS}|${IN_WORDS})(?![\p{L}\p{N}]|[/:.,]\p{N})`,
  'giu',
)

/**
 * Finds the numbers of a text: 1,240, 92%, 92 %, ₦1.2 million, forty-one. Years from 1900 to 2099 are numbers too.
 * @returns the numbers in the order of the text
 */
export function findNumbers(text: string): FoundNumber[] {
  const numbers = [...text.matchAll(NUMBER)].map(({ 0: found, index }) => {
    const after = text.slice(index + found.length).match(/^[\s-]*[\p{L}°]+(?:[\s-]+[\p{L}°]+)?/u)?.[0] ?? ''
    return { text: found + firstWordOf(after), ...parse(found), next: after.toLowerCase() }
  })
  return [...numbers, ...findShares(text)]
}

/** Finds shares in words as percentages: half, a quarter, four bills in five. */
function findShares(text: string): FoundNumber[] {
  const share = (found: string, value: number): FoundNumber => ({ text: found, value, sign: '%', next: '' })
  const fractions = FRACTIONS.flatMap(([words, value]) =>
    [...text.matchAll(words)].map(([found]) => share(found, value)),
  )
  const ratios = [...text.matchAll(RATIO)].flatMap(({ 0: found, groups: { part = '', whole = '' } = {} }) =>
    SMALL.includes(whole.toLowerCase())
      ? [share(found, Math.round((valueOfWords(part) / valueOfWords(whole)) * 100))]
      : [],
  )
  return [...fractions, ...ratios]
}

/** True if the found number states this value in this unit. A counted unit matches any noun. */
export function statesQuantity(found: FoundNumber, value: number, unit: Unit): boolean {
  if (Math.abs(found.value - value) > 1e-9) return false
  switch (unitKind(unit)) {
    case 'percent':
      return found.sign === '%'
    case 'currency':
      return found.sign === unit
    case 'measure':
      return found.sign === undefined && hasWord(found.next, unit)
    case 'count':
      return found.sign === undefined
  }
}

/** True if the text names a sign or a measure with the number. */
export function hasUnit({ sign, next }: FoundNumber): boolean {
  return sign !== undefined || UNITS.some((unit) => unitKind(unit) === 'measure' && hasWord(next, unit))
}

function hasWord(text: string, unit: Unit): boolean {
  const words = text.split(/[\s-]+/)
  return words.includes(unit.toLowerCase()) || words.includes(singularOf(unit).toLowerCase())
}

function firstWordOf(after: string): string {
  return after.match(/^[\s-]*[\p{L}°]+/u)?.[0] ?? ''
}

function parse(found: string): Pick<FoundNumber, 'value' | 'sign'> {
  const sign = /%|per\s?cent/i.test(found)
    ? '%'
    : found.startsWith('₦')
      ? '₦'
      : found.startsWith('$')
        ? '$'
        : undefined
  const number = found.replace(/[₦$,%]|per\s?cent/gi, '').trim()
  const [, digits, magnitude] = /^([\d.]+)\s?([a-z]*)/i.exec(number) ?? []
  const value =
    digits === undefined
      ? valueOfWords(number)
      : Number(digits) * (MAGNITUDES[magnitude?.toLowerCase() ?? ''] ?? 1)
  // Rounded, because 1.2 * 1,000,000 is not a whole number in binary.
  return { value: Number(value.toPrecision(12)), sign }
}

/** Returns the value of a number in words: `three hundred and ten thousand` is 310000. */
function valueOfWords(text: string): number {
  let total = 0
  let group = 0
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const magnitude = MAGNITUDES[word]
    if (magnitude === 100) group = (group || 1) * 100
    else if (magnitude) {
      total += (group || 1) * magnitude
      group = 0
    } else group += TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : Math.max(SMALL.indexOf(word), 0)
  }
  return total + group
}
