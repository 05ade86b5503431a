import { featuresOf, splitWords, trigramsOf } from './text-features.ts'

type Example = { text: string; isSpam: boolean }

type TextScore = {
  /** Logarithm of the odds that the text is spam: positive for spam, negative for real messages. */
  score: number
  /** Share of the runs of three letters that no real example has, from 0 to 1. It is high for random letters. */
  unusualLetters: number
}

const EPOCHS = 10
const LEARNING_RATE = 0.7
const L2_PENALTY = 2e-3

/** A prime number, so that the steps visit all examples of each epoch, in a mixed order. */
const STRIDE = 7919

const MIN_SCALED_FEATURES = 6

/** Texts with fewer runs of three letters are too short to tell random letters from rare words. */
const MIN_TRIGRAMS = 5

/** Trains a logistic regression in fixed order, without intercept: unknown words score 0 (docs/decisions/0016-spam-model.md). */
export function trainModel(examples: readonly Example[], weighText: (text: string) => number) {
  const ids = new Map<number, number>()
  const known = new Set<string>()
  const inputs: Input[] = []
  for (const { text, isSpam } of examples) {
    const words = splitWords(text)
    if (!isSpam) for (const trigram of trigramsOf(words)) known.add(trigram)
    const features = Int32Array.from(hashFeatures(words), (hash) => {
      const id = ids.get(hash) ?? ids.size
      ids.set(hash, id)
      return id
    })
    const scale = scaleOf(features.length)
    inputs.push({ features, scale, target: isSpam ? 1 : 0, offset: weighText(text) })
  }
  const weights = fitWeights(inputs, ids.size)

  return (text: string): TextScore => {
    const words = splitWords(text)
    const features = hashFeatures(words)
    const scale = scaleOf(features.length)
    const weightOf = (hash: number) => (weights[ids.get(hash) ?? -1] ?? 0) * scale
    const trigrams = trigramsOf(words)
    const unusual = trigrams.filter((trigram) => !known.has(trigram)).length
    return {
      score: features.reduce((sum, hash) => sum + weightOf(hash), 0),
      unusualLetters: trigrams.length < MIN_TRIGRAMS ? 0 : unusual / trigrams.length,
    }
  }
}

/** Returns the features as hashes of 30 bits (FNV-1a): strings would stay in memory with the texts that they are cut from. */
function hashFeatures(words: readonly string[]): number[] {
  return Array.from(featuresOf(words), (feature) => {
    let hash = 0x811c9dc5
    for (let index = 0; index < feature.length; index++)
      hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
    return hash >>> 2
  })
}

type Input = { features: Int32Array; scale: number; target: number; offset: number }

function fitWeights(inputs: readonly Input[], size: number): Float64Array {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-2)
  for (let step = 0; step < EPOCHS * inputs.length; step++) {
    const { features, scale, target, offset } = inputs[(step * STRIDE) % inputs.length] as Input
    let score = offset
    for (const id of features) score += (weights[id] as number) * scale
    const error = 1 / (1 + Math.exp(-score)) - target
    for (const id of features) {
      const gradient = error * scale + L2_PENALTY * (weights[id] as number)
      squares[id] = (squares[id] as number) + gradient * gradient
      weights[id] = (weights[id] as number) - (LEARNING_RATE * gradient) / Math.sqrt(squares[id] as number)
    }
  }
  return weights
}

/** Scales the sum of the weights, which would otherwise be extreme for a long text. One or two words weigh little. */
function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(MIN_SCALED_FEATURES, features))
}
