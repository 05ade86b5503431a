import { expect, onTestFinished, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createOutboxWorker } from '#server/mail/outbox-worker.ts'
import { createMessageRepository, type MessageRepository } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { createTeamLinks } from '#server/team/team-links.ts'
import { newSqliteAddress } from './database-engines.ts'
import { storeMessage, submissionOf } from './messages.ts'
import { toTeam } from './routes.ts'

/** Starts an outbox worker with a new store and a clock for one test. @param changeStore returns methods that replace others */
export async function startOutboxWorker(
  send: Mailer['send'],
  changeStore: (store: MessageRepository) => Partial<MessageRepository> = () => ({}),
) {
  const database = await openDatabase(newSqliteAddress())
  const wholeStore = createMessageRepository(database)
  const store = { ...wholeStore, ...changeStore(wholeStore) }
  const clock = { now: Date.UTC(2026, 10, 21) }
  const logLines: string[] = []
  const worker = createOutboxWorker({
    store,
    mailer: { send, close: () => {} },
    teamLinks: createTeamLinks(database, 'https://example.com'),
    findRoute: toTeam,
    log: createLog('trace', { write: (line) => logLines.push(line) }),
    now: () => clock.now,
  })
  worker.start()
  onTestFinished(async () => {
    await worker.stop(0)
    await store.close()
  })

  const states = () =>
    database.selectFrom('notifications').select(['state', 'attempts', 'due_at', 'last_failure']).execute()
  const wait = (ms: number) => {
    clock.now += ms
    worker.wake()
  }
  let count = 0
  return {
    worker,
    store,
    clock,
    logLines,
    async accept() {
      const reference = await storeMessage(store, submissionOf(`no. ${count++}`), clock.now)
      worker.wake()
      return reference
    },
    states,
    wait,
    /** Moves the clock forward until the only notification is in this state. */
    reach: (state: object) =>
      vi.waitFor(
        async () => {
          wait(15 * 60_000)
          expect(await states()).toMatchObject([state])
        },
        // Longer than the worker waits for further messages.
        { timeout: 30_000, interval: 150 },
      ),
    /** Returns how many log lines have this message. */
    logged: (text: string) => logLines.filter((line) => line.includes(`"${text}"`)).length,
  }
}
