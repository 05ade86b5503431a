/**
 * Matches the addresses of pages, with or without a scheme. The limits and the lookbehind keep the run time linear in the
 * length of the text.
 */
export const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![\w.-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}\/[^\s<>"')\]]*/gi

/** Matches words, numbers, currency signs and single Chinese characters, which have no spaces between words. */
const TOKEN = /\p{Script=Han}|\p{N}[\p{N}.,]*|[\p{L}\p{N}]+(?:'\p{L}+)*|[$€£₦%?]/gu

const MIN_PHONE_DIGITS = 7
const MIN_LONG_TEXT_WORDS = 60

/** Longer words have their beginning as a further feature, which related words share: `install`, `installation`. */
const BEGINNING_LENGTH = 4

/** Splits a text into words in lower case, without diacritics and links. Numbers become `0`, phone numbers `0800`. */
export function splitWords(text: string): string[] {
  const plain = text
    .replace(LINK, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
  return (plain.match(TOKEN) ?? []).map((word) => {
    if (!/^\p{N}/u.test(word)) return word
    return word.replace(/\D/g, '').length >= MIN_PHONE_DIGITS ? '0800' : '0'
  })
}

/** Returns the features of a text: its words, their beginnings (`inst-`) and its pairs of words. */
export function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set(words)
  for (const word of words)
    if (word.length > BEGINNING_LENGTH) features.add(`${word.slice(0, BEGINNING_LENGTH)}-`)
  for (let index = 1; index < words.length; index++) features.add(`${words[index - 1]} ${words[index]}`)
  if (words.length > MIN_LONG_TEXT_WORDS) features.add('*long text')
  return features
}

/** The letters of a Latin word: the space 0, `a` to `z` 1 to 26, the apostrophe 27. */
const LETTER_COUNT = 28

/** Number of possible runs of three letters. */
export const TRIGRAM_COUNT = LETTER_COUNT ** 3

/** Returns all runs of three letters of the Latin words, as numbers. A space marks the beginning and the end of a word. */
export function trigramsOf(words: readonly string[]): number[] {
  const trigrams: number[] = []
  for (const word of words) {
    if (!/^[a-z']+$/.test(word)) continue
    let trigram = 0
    for (let index = 0; index <= word.length; index++) {
      trigram = (trigram * LETTER_COUNT + letterNumber(word, index)) % TRIGRAM_COUNT
      if (index > 0) trigrams.push(trigram)
    }
  }
  return trigrams
}

function letterNumber(word: string, index: number): number {
  if (index === word.length) return 0
  return word[index] === "'" ? LETTER_COUNT - 1 : word.charCodeAt(index) - 96
}
