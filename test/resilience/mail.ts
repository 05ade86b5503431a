import { runInbox } from '../deployment/deploy-scripts.ts'
import { referenceOf, submit } from '../support/contact-client.ts'
import { passThrough, startFaultProxy } from '../support/fault-proxy.ts'
import type { HttpResponse } from '../support/http-client.ts'
import { type ReceivedMail, startMailSink } from '../support/mail-sink.ts'
import { atMost, type Check, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { until, wait } from '../support/wait.ts'
import { DELIVERY_TIMEOUT_MS, MESSAGES, RELAY_FAULTS, type RelayFault } from './relay-faults.ts'

/** Duration of a fault, long enough for at least one delivery attempt of every message to fail. */
const FAULT_MS = { short: 3_000, full: 15_000 }

/** Runs the server with a mail relay that has one of `RELAY_FAULTS` and then recovers, once for each fault. */
export const mail: Scenario = {
  async run(size) {
    const faults = RELAY_FAULTS.filter(({ isSlow }) => size === 'full' || !isSlow)
    const results = await Promise.all(faults.map((fault) => runFault(fault, FAULT_MS[size])))
    const responses = results.flatMap((result) => result.responses)
    return [
      ...results.flatMap(checkMails),
      exactly(
        'submissions answered other than 201 during the faults',
        responses.filter(({ status }) => status !== 201).length,
        0,
      ),
      atMost(
        'p95 of submissions during the faults',
        quantile(
          responses.map(({ ms }) => ms),
          0.95,
        ),
        1_000,
        ' ms',
      ),
    ]
  },
}

type Result = { fault: RelayFault; responses: HttpResponse[]; mails: ReceivedMail[] }

async function runFault(fault: RelayFault, faultMs: number): Promise<Result> {
  let isOver = false
  const sink = await startMailSink(fault.relay?.(() => isOver))
  const proxy = await startFaultProxy(
    sink.url,
    (connection) => fault.toxic?.(connection, () => isOver) ?? passThrough,
  )
  const folder = createServerFolder()
  const environment = { SMTP_URL: proxy.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
  const servers: ServerProcess[] = []
  const start = async () => {
    const server = spawnServer({ environment, folder })
    await server.listening
    servers.push(server)
    return server
  }
  const server = await start()

  const responses: HttpResponse[] = []
  for (let n = 0; n < MESSAGES; n++) responses.push(await submit(await server.listening, `message ${n}`))
  await (fault.waitForEnd ? fault.waitForEnd({ restart: start, server, mails: sink.mails }) : wait(faultMs))
  isOver = true
  if ((await runInbox(folder, 'status')).status === 1) await runInbox(folder, 'retry')
  await until(() => countSent(servers) === MESSAGES, DELIVERY_TIMEOUT_MS)

  await Promise.all(servers.map((one) => one.kill()))
  await Promise.all([sink.close(), proxy.close()])
  return { fault, responses, mails: sink.mails }
}

/** Returns how many log lines of the servers say that a mail was sent. */
function countSent(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, server) => sum + server.output().split('"mail sent"').length - 1, 0)
}

function checkMails({ fault: { name, duplicates }, responses, mails }: Result): Check[] {
  const ids = new Set(mails.map(({ headers }) => headers.get('message-id')))
  const missing = responses.filter((response) => !ids.has(`<${referenceOf(response)}@localhost>`))
  return [
    exactly(`relay ${name}: never delivered, of ${responses.length}`, missing.length, 0),
    exactly(`relay ${name}: duplicate mails`, mails.length - MESSAGES, duplicates),
    exactly(`relay ${name}: Message-IDs beyond one for each message`, ids.size - MESSAGES, 0),
  ]
}
