import type { ContactMessage } from '#contact/contract.ts'
import { createTextScore, readModel, type SpamModel } from './spam-model.ts'
import { type SpamSignals, sumOf, weighSubmission, weighText } from './spam-signs.ts'

/** Minimum score at which a message is quarantined (docs/decisions/0016-spam-model.md). */
const SPAM_THRESHOLD = 0.7

const MIN_UNUSUAL_LETTERS = 0.5
const RANDOM_LETTERS_WEIGHT = 4

/** Scores a message. Returns why it is quarantined, separated by commas; undefined if the score is below the threshold. */
export type ScoreSpam = (
  message: Pick<ContactMessage, 'name' | 'message'>,
  signals: SpamSignals,
) => string | undefined

/** Creates the spam score. A false positive is not lost: the daily digest lists it. */
export function createScoreSpam(model: SpamModel = readModel()): ScoreSpam {
  const scoreText = createTextScore(model)
  return ({ name, message }, signals) => {
    const { score, unusualLetters } = scoreText(message)
    const signs: Record<string, number> = {
      ...weighSubmission(name, signals),
      ...weighText(message),
      'random-letters': unusualLetters >= MIN_UNUSUAL_LETTERS ? RANDOM_LETTERS_WEIGHT : 0,
    }
    if (score + sumOf(signs) < SPAM_THRESHOLD) return undefined
    const reasons = Object.keys(signs).filter((sign) => signs[sign] !== 0)
    return [...reasons, ...(score > 0 ? ['text'] : [])].join(', ')
  }
}
