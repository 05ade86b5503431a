import { randomInt } from 'node:crypto'

/**
 * The characters of references. Vowels are missing, so that no reference is a word. Of characters that look alike
 * (0 O, 1 I L, 2 Z, 5 S, 8 B) at most the digit is used.
 */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

/**
 * Returns a random reference like `K7Q2-M9XD`, one of 1.5 * 10^11. References are not secret. A unique index
 * in the database prevents that two messages have the same reference.
 */
export function createReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Returns whether a value is a text in the format of a reference. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}
