import { type Label, readCorpus, type Sample } from './corpus.ts'
import { createScoreSpam } from './score-spam.ts'

/** A visitor who fills in the form in a browser: nothing but the text can count as a sign of spam. */
const BROWSER_VISITOR = { honeypot: '', fillSeconds: 25, isWithoutBrowser: false }

export type Measured = Sample & { quarantinedFor: string | undefined }

/** Scores all messages of the part of the corpus that the score has not learnt from. */
export function measureHeldOut(): Measured[] {
  const scoreSpam = createScoreSpam()
  return readCorpus('held-out').map((sample) => {
    const message = {
      name: 'Amina Bello',
      email: 'amina@example.com',
      service: '' as const,
      message: sample.text,
    }
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
