import { randomInt } from 'node:crypto'

/** The characters of references: no vowels, so that none is a word, and nothing that looks like O, I, 8, 1, 5 or 2. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

/** Returns a random reference like `K7Q2-M9XD`, one of 1.5 * 10^11. It is not secret; an index keeps it unique. */
export function createReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}
