import { randomInt } from 'node:crypto'

/** The characters of references: no vowels, so that none is a word, and nothing that looks like O, I, 8, 1, 5 or 2. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

const NO_SIGN = new RegExp(`[^${ALPHABET}]`, 'g')

/** Returns a random reference like `K7Q2-M9XD`, one of 1.5 * 10^11. It is not secret; an index keeps it unique. */
export function createReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

export function isReference(text: unknown): text is string {
  return typeof text === 'string' && readReference(text) === text
}

/** Reads a reference as people type and paste it: all signs but its eight are ignored. @returns undefined if it is none */
export function readReference(text: string): string | undefined {
  const signs = text.toUpperCase().replace(NO_SIGN, '')
  return signs.length === 8 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : undefined
}
