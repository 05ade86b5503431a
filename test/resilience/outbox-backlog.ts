import { randomUUID } from 'node:crypto'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { submit } from '../support/contact-client.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { submissionOf } from '../support/messages.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { until, wait } from '../support/wait.ts'

const BACKLOG_TEXT = 'from the backlog'
const BACKLOG_TEXTS = new RegExp(`${BACKLOG_TEXT}: \\d+`, 'g')

/** Matches the reference of the message in its mail. */
const REFERENCES = /(?<=^Reference: )[0-9A-Z]{4}-[0-9A-Z]{4}$/gm

const CONCURRENCY = 64
const BACKLOG_TIMEOUT_MS = 1_000_000
const LAST_MAILS_TIMEOUT_MS = 30_000

/** Two servers send a backlog of mails, as after an outage of the relay, while a client keeps submitting messages. */
export const outboxBacklog: Scenario = {
  async run(size) {
    const count = size === 'full' ? 10_000 : 300
    const folder = createServerFolder()
    await createBacklog(`${folder}/data/contact.db`, count)
    const sink = await startMailSink()
    const environment = {
      SMTP_URL: sink.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
    }
    const servers = [spawnServer({ environment, folder }), spawnServer({ environment, folder })]
    const urls = await Promise.all(servers.map(({ listening }) => listening))

    const start = performance.now()
    const times: number[] = []
    let refused = 0
    let isDrained = false
    const runClient = async () => {
      for (let n = 0; !isDrained; n++) {
        const { status, ms } = await submit(urls[n % urls.length] ?? '', randomUUID())
        if (status === 201) times.push(ms)
        else refused += 1
        await wait(100)
      }
    }
    const client = runClient()
    const countFromBacklog = () => sink.mails.flatMap(({ body }) => body.match(BACKLOG_TEXTS) ?? []).length
    await until(() => countFromBacklog() >= count, BACKLOG_TIMEOUT_MS, 500)
    const seconds = (performance.now() - start) / 1_000
    isDrained = true
    await client
    const total = count + times.length
    const references = () => sink.mails.flatMap(({ body }) => body.match(REFERENCES) ?? [])
    await until(() => references().length >= total, LAST_MAILS_TIMEOUT_MS)
    const mailed = references()
    for (const server of servers) await server.kill()
    await sink.close()

    const distinct = new Set(mailed)
    return [
      exactly(`messages never mailed, of ${total}`, total - distinct.size, 0),
      exactly('messages mailed twice', mailed.length - distinct.size, 0),
      atLeast('messages mailed per second', count / seconds, 10),
      exactly('submissions answered other than 201 meanwhile', refused, 0),
      atMost('p95 of submissions meanwhile', quantile(times, 0.95), 1_000, ' ms'),
    ]
  },
}

async function createBacklog(path: string, count: number): Promise<void> {
  const database = await openDatabase({ engine: 'sqlite', path })
  const store = createMessageRepository(database)
  const now = Date.now()
  for (let start = 0; start < count; start += CONCURRENCY) {
    const length = Math.min(CONCURRENCY, count - start)
    await Promise.all(
      Array.from({ length }, (_, n) => store.accept(submissionOf(`${BACKLOG_TEXT}: ${start + n}`), now)),
    )
  }
  await database.destroy()
}
