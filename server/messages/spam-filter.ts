import type { Log } from '../log.ts'
import type { Database } from '../store/schema.ts'
import { createScoreSpam, type ScoreSpam } from './score-spam.ts'
import { readLabelled, readLabelVersion } from './spam-labels.ts'

/** How often the filter looks for new or erased labels, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000

const NO_LABELS = '0 null null'

export type SpamFilter = {
  /** Scores a message as `ScoreSpam` does. Waits for the first training. */
  score(...message: Parameters<ScoreSpam>): Promise<ReturnType<ScoreSpam>>
  /** Trains the score again if the labels in the database have changed. */
  refresh(): Promise<void>
  /** Trains the score in slices, and then looks for new labels at regular intervals. */
  start(): Promise<void>
  stop(): void
}

/** The score without labels, which all filters of this process share. */
let corpusScore: Promise<ScoreSpam> | undefined

/**
 * Creates the filter, which learns from the corpus and the labels of operators. Only the memory of the process holds what
 * it has learnt. Every server of a database learns the same labels, a few minutes after an operator has set them. After an
 * error of the database, the filter keeps the last score.
 */
export function createSpamFilter({ database, log }: { database: Database; log: Log }): SpamFilter {
  let labelledScore: ScoreSpam | undefined
  let version = NO_LABELS
  let timer: NodeJS.Timeout | undefined

  const currentScore = async (): Promise<ScoreSpam> => {
    if (labelledScore) return labelledScore
    corpusScore ??= createScoreSpam()
    return corpusScore
  }

  async function refresh(): Promise<void> {
    try {
      const newVersion = await readLabelVersion(database)
      if (newVersion === version) return
      const labelled = await readLabelled(database)
      labelledScore = labelled.length > 0 ? await createScoreSpam(labelled) : undefined
      version = newVersion
      log.info({ labels: labelled.length }, 'spam score trained')
    } catch (error) {
      log.warn({ err: error }, 'spam labels cannot be read')
    }
  }

  function refreshLater(): void {
    timer = setTimeout(async () => {
      await refresh()
      if (timer) refreshLater()
    }, POLL_INTERVAL_MS)
    timer.unref()
  }

  return {
    score: async (message, signals) => (await currentScore())(message, signals),
    refresh,
    async start() {
      await refresh()
      await currentScore()
      refreshLater()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
