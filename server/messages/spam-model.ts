import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SpamModel = {
  /** Hashes of the features in ascending order, and at the same places their weights in units of `WEIGHT_UNIT`. */
  hashes: Uint32Array
  weights: Int16Array
  trigrams: Set<string>
}

type TextScore = {
  /** Logarithm of the odds that the text is spam: positive for spam, negative for real messages. */
  score: number
  /** Share of the runs of three letters that no real example has, from 0 to 1. It is high for random letters. */
  unusualLetters: number
}

/** Written by `npm run generate:model`, because to learn would take each start 0.8 s of the processor. */
export const MODEL_FILE = join(import.meta.dirname, 'spam-model.bin')

export const WEIGHT_UNIT = 2 ** -12

const MIN_SCALED_FEATURES = 6

/** Texts with fewer runs of three letters are too short to tell random letters from rare words. */
const MIN_TRIGRAMS = 5

/** Matches the addresses of pages, with or without a scheme, in linear time because of the limits and the lookbehind. */
export const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![\w.-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}\/[^\s<>"')\]]*/gi

/** Matches words, numbers, currency signs and single Chinese characters, which have no spaces between words. */
const TOKEN = /\p{Script=Han}|\p{N}[\p{N}.,]*|[\p{L}\p{N}]+(?:'\p{L}+)*|[$€£₦%?]/gu

const MIN_PHONE_DIGITS = 7
const MIN_LONG_TEXT_WORDS = 60

/** Longer words have their beginning as a further feature, which related words share: `install`, `installation`. */
const BEGINNING_LENGTH = 4

/** Creates the score of a text by a logistic regression (docs/decisions/0016-spam-model.md). Unknown words score 0. */
export function createTextScore({ hashes, weights, trigrams: known }: SpamModel) {
  return (text: string): TextScore => {
    const words = splitWords(text)
    const features = hashFeatures(words)
    const scale = scaleOf(features.length) * WEIGHT_UNIT
    const trigrams = trigramsOf(words)
    const unusual = trigrams.filter((trigram) => !known.has(trigram)).length
    return {
      score: features.reduce((sum, hash) => sum + (weights[findIndex(hashes, hash)] ?? 0) * scale, 0),
      unusualLetters: trigrams.length < MIN_TRIGRAMS ? 0 : unusual / trigrams.length,
    }
  }
}

export function readModel(): SpamModel {
  const { buffer } = Uint8Array.from(readFileSync(MODEL_FILE))
  const [size = 0] = new Uint32Array(buffer, 0, 1)
  const letters = Buffer.from(buffer, 4 + 6 * size).toString()
  return {
    hashes: new Uint32Array(buffer, 4, size),
    weights: new Int16Array(buffer, 4 + 4 * size, size),
    trigrams: new Set(letters.match(/.{3}/g)),
  }
}

/** Returns the features as hashes of 30 bits (FNV-1a): strings would stay in memory with the texts that they are cut from. */
export function hashFeatures(words: readonly string[]): number[] {
  return Array.from(featuresOf(words), (feature) => {
    let hash = 0x811c9dc5
    for (let index = 0; index < feature.length; index++)
      hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
    return hash >>> 2
  })
}

/** Scales the sum of the weights, which would otherwise be extreme for a long text. One or two words weigh little. */
export function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(MIN_SCALED_FEATURES, features))
}

function findIndex(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return sorted[low] === wanted ? low : -1
}

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
function featuresOf(words: readonly string[]): Set<string> {
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
