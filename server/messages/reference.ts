import { randomInt } from 'node:crypto'

/** Without vowels, so that no reference is a word, and without characters that look alike (0 O, 1 I L, Z 2, S 5, B 8). */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

/** Returns a random reference like `K7Q2-M9XD`, one of 1.5 * 10^11. It is not a secret. The database keeps it unique. */
export function createReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** True for a text in the format of a reference. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}
