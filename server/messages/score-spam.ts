import type { ContactMessage } from '#contact/contract.ts'
import { readCorpus, type Sample } from './corpus.ts'
import { type SpamSignals, sumOf, weighSubmission, weighText } from './spam-signs.ts'
import { type Example, type SpamModel, trainModel } from './train-model.ts'

/** Minimum score at which a message is quarantined (docs/decisions/0016-spam-model.md). */
const SPAM_THRESHOLD = 0.7

/** Minimum share of unusual letters at which a text counts as random letters, and its weight. */
const MIN_UNUSUAL_LETTERS = 0.5
const RANDOM_LETTERS_WEIGHT = 4

/**
 * Weight of a message that operators have labelled; a message of the corpus has the weight 1. With it, the label of one message
 * is not enough to quarantine ordinary messages (score-spam.test.ts).
 */
const LABELLED_WEIGHT = 3

/** Maximum number of characters of a labelled message that the score learns from. It bounds the training time. */
const MAX_LABELLED_LENGTH = 1_000

/** Scores a message. Returns why it is quarantined, separated by commas; undefined if the score is below the threshold. */
export type ScoreSpam = (
  message: Pick<ContactMessage, 'name' | 'message'>,
  signals: SpamSignals,
) => string | undefined

/**
 * Creates the spam score from the corpus and the messages that operators have labelled. A false positive is delayed but
 * not lost, because quarantined messages are stored and listed in the daily digest to the team.
 * @param labelled messages that operators have labelled
 * @param samples the messages of the corpus to learn from
 */
export async function createScoreSpam(
  labelled: readonly Pick<Example, 'text' | 'isSpam'>[] = [],
  samples: readonly Sample[] = readCorpus('training'),
): Promise<ScoreSpam> {
  const model = await trainModel(
    [
      ...samples.map(({ text, label }) => ({ text, isSpam: label === 'spam', weight: 1 })),
      ...labelled.map(({ text, isSpam }) => ({
        text: text.slice(0, MAX_LABELLED_LENGTH),
        isSpam,
        weight: LABELLED_WEIGHT,
      })),
    ],
    (text) => sumOf(weighText(text)),
  )
  return (message, signals) => findReasons(message, signals, model)
}

function findReasons(
  { name, message }: Parameters<ScoreSpam>[0],
  signals: SpamSignals,
  model: SpamModel,
): string | undefined {
  const textScore = model(message)
  const signs: Record<string, number> = {
    ...weighSubmission(name, signals),
    ...weighText(message),
    'random-letters': textScore.unusualLetters >= MIN_UNUSUAL_LETTERS ? RANDOM_LETTERS_WEIGHT : 0,
  }
  if (textScore.score + sumOf(signs) < SPAM_THRESHOLD) return undefined
  const reasons = Object.keys(signs).filter((sign) => signs[sign] !== 0)
  return [...reasons, ...(textScore.score > 0 ? [`text (${textScore.explain().join('; ')})`] : [])].join(', ')
}
