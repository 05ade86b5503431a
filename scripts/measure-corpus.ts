import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createScoreSpam, type ScoreSpam, sumOf, weighText } from '#server/messages/score-spam.ts'
import type { SpamModel } from '#server/messages/spam-model.ts'
import { trainModel } from './train-model.ts'

type Label = 'real' | 'spam'

/** A message of the corpus: its label, its language (ISO 639, `pcm` for Nigerian Pidgin) and its kind. */
export type Sample = { label: Label; language: string; kind: string; text: string }

/** A visitor who fills in the form in a browser: nothing but the text can count as a sign of spam. */
const BROWSER_VISITOR = { honeypot: '', fillSeconds: 25, isWithoutBrowser: false }

type Measured = Sample & { quarantinedFor: string | undefined }

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
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isInFold = (_: Sample, index: number) => index % FOLDS === fold
    const others = samples.filter((sample, index) => !isInFold(sample, index))
    return measure(samples.filter(isInFold), createScoreSpam(learnFrom(others)))
  })
  return folds.flat()
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

/** Reads a part (server/messages/corpus/README.md). File names begin with the label, messages with a line `== LANGUAGE KIND`. */
export function readCorpus(part: 'training' | 'held-out'): Sample[] {
  const folder = join(import.meta.dirname, '../server/messages/corpus', part)
  return readdirSync(folder).flatMap((file) => {
    const label = file.startsWith('spam-') ? 'spam' : 'real'
    const [, ...blocks] = `\n${readFileSync(join(folder, file), 'utf8')}`.split('\n== ')
    return blocks.map((block): Sample => {
      const end = block.indexOf('\n')
      const [language = '', kind = ''] = block.slice(0, end).split(' ')
      return { label, language, kind, text: block.slice(end).trim() }
    })
  })
}
