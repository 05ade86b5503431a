/** Matches the addresses of pages, with or without a scheme, in linear time because of the limits and the lookbehind. */
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

/** Returns all runs of three letters of the Latin words. A space marks the beginning and the end of a word. */
export function trigramsOf(words: readonly string[]): string[] {
  return words
    .filter((word) => /^[a-z']+$/.test(word))
    .map((word) => ` ${word} `)
    .flatMap((spaced) => Array.from(spaced.slice(2), (_, index) => spaced.slice(index, index + 3)))
}
