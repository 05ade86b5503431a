import { countWords, sentences } from './words.ts'

/**
 * Returns the Flesch-Kincaid reading grade of a text: about the years of school that a reader needs. Syllables are
 * counted by rule, so a grade may be wrong by half a year.
 */
export function readingGrade(text: string): number {
  const words = countWords(text)
  if (words === 0) return 0
  const syllables = (text.match(/\p{L}+/gu) ?? []).reduce((sum, word) => sum + countSyllables(word), 0)
  return (0.39 * words) / sentences(text).length + (11.8 * syllables) / words - 15.59
}

/** Returns the syllables of an English word: its groups of vowels, without a silent ending. */
export function countSyllables(word: string): number {
  const spoken = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[^aeiouy])(?:(?<![td])ed|(?<!l)e|(?<![cgsxz]|[cs]h)es)$/, '')
  return Math.max(spoken.match(/[aeiouy]+/g)?.length ?? 0, 1)
}
