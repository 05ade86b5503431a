import { randomInt } from 'node:crypto'

/** No vowels, so that no reference is a word, and no two signs that look alike (0 O, 1 I L, Z 2, S 5, B 8). */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

/** A random receipt like `K7Q2-M9XD`, one of 1.5 * 10^11. Not a secret; the store sees to it that it is unique. */
export function createReference(): string {
  const signs = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** Is this text a reference as this server gives them out? */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}
