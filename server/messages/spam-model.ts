import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf, splitWords, trigramsOf } from './text-features.ts'

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
