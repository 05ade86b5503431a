import { featuresOf } from './text-features.ts'

/** A text that the model learns from. `offset` is what other signs add to its score. */
export type Example = { text: string; isSpam: boolean; offset: number; weight: number }

/** The spam score of a text: above 0 it is more likely spam. Parts are the features that add most, the strongest first. */
export type TextScore = { score: number; parts: string[] }

export type SpamModel = (text: string) => TextScore

const EPOCHS = 30
const LEARNING_RATE = 0.5
const L2_PENALTY = 1e-3

/** Prime to every number of examples below it: the steps visit the examples in a mixed order. */
const STRIDE = 7919

/**
 * Trains a logistic regression on the features of texts, with AdaGrad and a fixed order, so that the same examples always give
 * the same model.
 */
export function trainModel(examples: readonly Example[]): SpamModel {
  const ids = new Map<string, number>()
  const inputs = examples.map(({ text, isSpam, offset, weight }) => {
    const features = [...featuresOf(text)].map((feature) => {
      const id = ids.get(feature) ?? ids.size
      ids.set(feature, id)
      return id
    })
    return { features: Int32Array.from(features), scale: scaleOf(features.length), target: isSpam ? 1 : 0, offset, weight }
  })
  const weights = new Float64Array(ids.size)
  const squares = new Float64Array(ids.size).fill(1e-2)
  let bias = 0
  let biasSquares = 1e-2

  for (let step = 0; step < EPOCHS * inputs.length; step++) {
    const input = inputs[(step * STRIDE) % inputs.length] as (typeof inputs)[number]
    const { features, scale, target, offset } = input
    let score = bias + offset
    for (const id of features) score += (weights[id] as number) * scale
    const error = (1 / (1 + Math.exp(-score)) - target) * input.weight
    biasSquares += error * error
    bias -= (LEARNING_RATE * error) / Math.sqrt(biasSquares)
    for (const id of features) {
      const weight = weights[id] as number
      const gradient = error * scale + L2_PENALTY * weight
      const square = (squares[id] as number) + gradient * gradient
      squares[id] = square
      weights[id] = weight - (LEARNING_RATE * gradient) / Math.sqrt(square)
    }
  }

  return (text) => {
    const features = [...featuresOf(text)]
    const scale = scaleOf(features.length)
    const parts = features
      .map((feature) => ({ feature, part: (weights[ids.get(feature) ?? -1] ?? 0) * scale }))
      .sort((a, b) => b.part - a.part)
    return {
      score: parts.reduce((sum, { part }) => sum + part, bias),
      parts: parts.filter(({ part }) => part > 0).map(({ feature }) => feature),
    }
  }
}

/** Long texts have more features: without the scale, each of them would be almost certainly spam or real. */
function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(1, features))
}
