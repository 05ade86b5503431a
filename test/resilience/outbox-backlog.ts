import { randomUUID } from 'node:crypto'
import { openDatabase } from '#server/database/open-database.ts'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { openSmtpSink } from '../support/smtp-sink.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { messageOf, post } from './clients.ts'
import { launch } from './programs.ts'
import { atLeast, atMost, exactly, type Proof, quantile, until, wait } from './scenario.ts'

/** How many messages are put into the store at the same time. */
const AT_ONCE = 64

/** Two processes send the mails that piled up during a relay outage while visitors keep posting. */
export const drain: Proof = {
  name: 'mails that have piled up',
  async run(size) {
    const count = size === 'long' ? 10_000 : 300
    const folder = createServerFolder()
    await pileUp(`${folder}/data/contact.db`, count)
    const sink = await openSmtpSink()
    const environment = {
      SMTP_URL: sink.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
      CONTACT_RATE_MAX: '100000',
    }
    const programs = [launch({ environment, folder }), launch({ environment, folder })] as const
    const [url, otherUrl] = await Promise.all([programs[0].listening, programs[1].listening])

    const begun = performance.now()
    const times: number[] = []
    let refused = 0
    let drained = false
    const visitor = async () => {
      while (!drained) {
        const { status, ms } = await post(times.length % 2 === 0 ? url : otherUrl, randomUUID())
        if (status === 201) times.push(ms)
        else refused += 1
        await wait(100)
      }
    }
    const visits = visitor()
    // What visitors leave meanwhile waits behind the rest, so the last of the pile is delivered by then.
    await until(
      () => sink.mails.filter(({ body }) => body.includes('piled up')).length >= count,
      1_000_000,
      500,
    )
    const seconds = (performance.now() - begun) / 1_000
    drained = true
    await visits
    await until(() => sink.mails.length >= count + times.length, 60_000)
    for (const program of programs) {
      program.process.kill('SIGKILL')
      await program.exited
    }
    await sink.close()

    const ids = new Set(sink.mails.map(({ headers }) => headers.get('message-id')))
    return [
      exactly(`mails that never went, of ${count + times.length}`, count + times.length - ids.size, 0),
      exactly('mails that came twice', sink.mails.length - ids.size, 0),
      atLeast('mails a second', count / seconds, 20),
      exactly('posts meanwhile answered other than 201', refused, 0),
      atMost('p95 of the posts meanwhile', quantile(times, 0.95), 1_000, ' ms'),
    ]
  },
}

async function pileUp(path: string, count: number): Promise<void> {
  const database = await openDatabase({ engine: 'sqlite', path })
  const store = createMessageRepository(database)
  const now = Date.now()
  for (let start = 0; start < count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - start)
    const messages = Array.from({ length }, (_, n) => messageOf(`piled up, no. ${start + n}`))
    await Promise.all(
      messages.map((message) =>
        store.accept({ message, idempotencyKey: undefined, quarantinedFor: undefined }, now),
      ),
    )
  }
  await database.destroy()
}
