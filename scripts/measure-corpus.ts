import { createScoreSpam, type ScoreSpam, sumOf, weighText } from '#server/messages/score-spam.ts'
import type { SpamModel } from '#server/messages/spam-model.ts'
import { type Label, readCorpus, type Sample } from './corpus.ts'
import { trainModel } from './train-model.ts'

/** A visitor who fills in the form in a browser: nothing but the text can count as a sign of spam. */
const BROWSER_VISITOR = { honeypot: '', fillSeconds: 25, isWithoutBrowser: false }

export type Measured = Sample & { quarantinedFor: string | undefined }

const FOLDS = 10

/** Scores all messages of the part of the corpus that the score never learns from. */
export function measureHeldOut(): Measured[] {
  return measure(readCorpus('held-out'), createScoreSpam())
}

/** Returns the model that the server uses, if `samples` are all training messages. */
export function learnFrom(samples: readonly Sample[]): SpamModel {
  const examples = samples.map(({ text, label }) => ({ text, isSpam: label === 'spam' }))
  return trainModel(examples, (text) => sumOf(weighText(text)))
}

/** Scores each tenth of the training messages with a score that has learnt from the other nine tenths. */
export function crossValidate(): Measured[] {
  const samples = readCorpus('training')
  const measured: Measured[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const isInFold = (_: Sample, index: number) => index % FOLDS === fold
    const others = samples.filter((sample, index) => !isInFold(sample, index))
    measured.push(...measure(samples.filter(isInFold), createScoreSpam(learnFrom(others))))
  }
  return measured
}

function measure(samples: readonly Sample[], scoreSpam: ScoreSpam): Measured[] {
  return samples.map((sample) => {
    const message = { name: 'Amina Bello', message: sample.text }
    return { ...sample, quarantinedFor: scoreSpam(message, BROWSER_VISITOR) }
  })
}

/** Returns how many messages with a label were quarantined, and how many there are. */
export function countQuarantined(measured: readonly Measured[], label: Label) {
  const labelled = measured.filter((sample) => sample.label === label)
  return {
    count: labelled.filter(({ quarantinedFor }) => quarantinedFor !== undefined).length,
    total: labelled.length,
  }
}
