import { countGroups } from './word-groups.ts'

/** Matches the addresses of pages, with or without a scheme. */
export const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s<>"')\]]*/gi

/** Matches words, numbers, currency signs and single Chinese characters, which have no spaces between words. */
const TOKEN = /\p{Script=Han}|\p{N}[\p{N}.,]*|[\p{L}\p{N}]+(?:['’]\p{L}+)*|[$€£₦%?]/gu

const MIN_PHONE_DIGITS = 7

/** Splits a text into words in lower case, without diacritics and links. All numbers become the same word. */
export function splitWords(text: string): string[] {
  const plain = text.replace(LINK, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(TOKEN) ?? []).map((word) => {
    if (!/^\p{N}/u.test(word)) return word.replace('’', "'")
    return word.replace(/\D/g, '').length >= MIN_PHONE_DIGITS ? '0800' : '0'
  })
}

/**
 * Returns what the model knows of a text: its words, its pairs of words, and the groups of words. A group begins with
 * `*`; it occurs a second and a third time if the text has two and four of its words.
 */
export function featuresOf(text: string): Set<string> {
  const words = splitWords(text)
  const features = new Set(words)
  for (let index = 1; index < words.length; index++) features.add(`${words[index - 1]} ${words[index]}`)
  for (const [group, count] of countGroups(words)) {
    features.add(`*${group}`)
    if (count >= 2) features.add(`*${group} 2`)
    if (count >= 4) features.add(`*${group} 4`)
  }
  if (words.length > 60) features.add('*long text')
  return features
}
