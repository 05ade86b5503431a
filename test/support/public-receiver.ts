import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '#server/log.ts'
import { createOutboxWorker } from '#server/mail/outbox-worker.ts'
import { createWebhookChannel } from '#server/mail/webhook-channel.ts'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { createQueue } from '#server/store/outbox.ts'
import { storeMessage, submissionOf } from './messages.ts'
import { toTeam } from './routes.ts'

// Runs in a network namespace whose loopback has the address 8.8.4.4. Prints the state of a webhook after an hour without its
// receiver, and what the receiver got in the hour after that.
const [path = ''] = process.argv.slice(2)
const database = await openDatabase({ engine: 'sqlite', path })
const clock = { now: Date.now() }
const worker = createOutboxWorker({
  store: createQueue(database, 'webhook'),
  channel: createWebhookChannel(
    { url: 'http://8.8.4.4:8080/', secret: 'c2VjcmV0', isPrivateAllowed: false },
    toTeam,
  ),
  log: createLog('silent'),
  now: () => clock.now,
})
await storeMessage(createMessageRepository(database), submissionOf(), clock.now)
worker.start()
await waitAnHour()
const down = await database
  .selectFrom('notifications')
  .select('last_failure')
  .where('channel', '=', 'webhook')
  .executeTakeFirst()
let received = 0
createServer((_, response) => response.end(String(received++))).listen(8080, '8.8.4.4')
await waitAnHour()
await waitAnHour()
console.log(JSON.stringify({ down: down?.last_failure, received }))
process.exit()

async function waitAnHour(): Promise<void> {
  for (let step = 0; step < 30; step++) {
    clock.now += 2 * 60_000
    worker.wake()
    await wait(40)
  }
}
