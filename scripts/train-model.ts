import {
  hashFeatures,
  type SpamModel,
  scaleOf,
  splitWords,
  trigramsOf,
  WEIGHT_UNIT,
} from '#server/messages/spam-model.ts'

type Example = { text: string; isSpam: boolean }

const EPOCHS = 10
const LEARNING_RATE = 0.7
const L2_PENALTY = 2e-3

/** A prime number, so that the steps visit all examples of each epoch, in a mixed order. */
const STRIDE = 7919

/** Trains a logistic regression in fixed order, without intercept (docs/decisions/0016-spam-model.md). */
export function trainModel(examples: readonly Example[], weighText: (text: string) => number): SpamModel {
  const ids = new Map<number, number>()
  const trigrams = new Set<string>()
  const inputs: Input[] = []
  for (const { text, isSpam } of examples) {
    const words = splitWords(text)
    if (!isSpam) for (const trigram of trigramsOf(words)) trigrams.add(trigram)
    const features = Int32Array.from(hashFeatures(words), (hash) => {
      const id = ids.get(hash) ?? ids.size
      ids.set(hash, id)
      return id
    })
    const scale = scaleOf(features.length)
    inputs.push({ features, scale, target: isSpam ? 1 : 0, offset: weighText(text) })
  }
  const weights = fitWeights(inputs, ids.size)
  const sorted = [...ids].sort(([one], [other]) => one - other)
  return {
    hashes: Uint32Array.from(sorted, ([hash]) => hash),
    weights: Int16Array.from(sorted, ([, id]) => (weights[id] as number) / WEIGHT_UNIT),
    trigrams,
  }
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

/** Returns a model as the bytes that `readModel` reads. */
export function encodeModel({ hashes, weights, trigrams }: SpamModel): Buffer {
  const numbers = [Uint32Array.of(hashes.length), hashes, weights].map(({ buffer }) => Buffer.from(buffer))
  return Buffer.concat([...numbers, Buffer.from([...trigrams].join(''))])
}
