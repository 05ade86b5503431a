import { randomInt } from 'node:crypto'

/**
 * The characters of references. Vowels are left out, so that no reference is a word. 0, 1, B, L, S and Z are left
 * out, because they look like O, I, 8, 1, 5 and 2.
 */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

/**
 * Returns a random reference like `K7Q2-M9XD`. There are 1.5 * 10^11 references; a unique index in the database
 * prevents that two messages have the same one. References are not secret.
 */
export function createReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Returns whether a value is a string in the format of a reference. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}
