import type { SMTPServerOptions } from 'smtp-server'
import { runInbox } from '../deployment/deploy-scripts.ts'
import { referenceOf, submit } from '../support/contact-client.ts'
import * as faults from '../support/fault-proxy.ts'
import type { HttpResponse } from '../support/http-client.ts'
import { type ReceivedMail, startMailSink } from '../support/mail-sink.ts'
import { atMost, type Check, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { until, wait } from '../support/wait.ts'

/** Duration of a fault, long enough for at least one delivery attempt of every message to fail. */
const FAULT_MS = { short: 3_000, full: 15_000 }

/** Runs the server with a mail relay that has one of `RELAY_FAULTS` and then recovers, once for each fault. */
export const mail: Scenario = {
  async run(size) {
    const selected = RELAY_FAULTS.filter(({ isSlow }) => size === 'full' || !isSlow)
    const results = await Promise.all(selected.map((fault) => runFault(fault, FAULT_MS[size])))
    const responses = results.flatMap((result) => result.responses)
    const refused = responses.filter(({ status }) => status !== 201)
    const times = responses.map(({ ms }) => ms)
    return [
      ...results.flatMap(checkMails),
      exactly('submissions answered other than 201 during the faults', refused.length, 0),
      atMost('p95 of submissions during the faults', quantile(times, 0.95), 1_000, ' ms'),
    ]
  },
}

type Result = { fault: RelayFault; responses: HttpResponse[]; mails: ReceivedMail[] }

async function runFault(fault: RelayFault, faultMs: number): Promise<Result> {
  let isOver = false
  const sink = await startMailSink(fault.relay?.(() => isOver))
  const proxy = await faults.startFaultProxy(
    sink.url,
    (connection) => fault.toxic?.(connection, () => isOver) ?? faults.passThrough,
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

const MESSAGES = 10

/** Sum of one lease (two minutes), the longest back-off that a fault causes, and a margin. */
const DELIVERY_TIMEOUT_MS = 300_000

const LOST_REPLIES = 3
const KILLS = 3

type IsOver = () => boolean

/** A way in which a mail relay fails for a while. */
type RelayFault = {
  name: string
  /** Expected duplicate mails. Each lost reply to DATA causes one, which no SMTP client can avoid (RFC 1047). */
  duplicates: number
  /** True if the fault takes minutes. The short form of the scenario skips such faults. */
  isSlow?: boolean
  /** Returns the toxic for a connection to the relay; connections are numbered from 0. */
  toxic?: (connection: number, isOver: IsOver) => faults.Toxic
  relay?: (isOver: IsOver) => SMTPServerOptions
  /** Resolves when the fault must end. Without this function, a fault lasts a fixed time. */
  waitForEnd?: (parts: {
    restart: () => Promise<ServerProcess>
    server: ServerProcess
    mails: ReceivedMail[]
  }) => Promise<void>
}

const RELAY_FAULTS: readonly RelayFault[] = [
  { name: 'resets connections', duplicates: 0, toxic: untilOver(() => faults.resetPeer) },
  { name: 'does not reply', duplicates: 0, toxic: untilOver(() => faults.timeout) },
  { name: 'sends invalid replies', duplicates: 0, toxic: untilOver(() => faults.invalidReply) },
  { name: 'answers 451', duplicates: 0, relay: rejectRecipients(451) },
  {
    name: 'answers 550 until it is fixed and `inbox retry` runs',
    duplicates: 0,
    isSlow: true,
    relay: rejectRecipients(550),
    waitForEnd: async ({ server }) => {
      await until(
        () => server.output().split('mail permanently rejected').length > MESSAGES,
        DELIVERY_TIMEOUT_MS,
      )
    },
  },
  {
    name: `loses the reply to DATA ${LOST_REPLIES} times`,
    duplicates: LOST_REPLIES,
    toxic: (connection) => (connection < LOST_REPLIES ? faults.resetAfterData() : faults.passThrough),
  },
  {
    name: `has the mail when its sender is killed, ${KILLS} times`,
    duplicates: KILLS,
    isSlow: true,
    toxic: (connection) => (connection < KILLS ? faults.timeoutAfterData() : faults.passThrough),
    waitForEnd: async ({ restart, server, mails }) => {
      let sender = server
      for (let kill = 1; kill <= KILLS; kill++) {
        await until(() => mails.length >= kill, DELIVERY_TIMEOUT_MS, 1)
        await sender.kill()
        sender = await restart()
      }
    },
  },
]

function untilOver(createToxic: () => faults.Toxic) {
  return (_: number, isOver: IsOver): faults.Toxic => (isOver() ? faults.passThrough : createToxic())
}

function rejectRecipients(responseCode: number) {
  return (isOver: IsOver): SMTPServerOptions => ({
    onRcptTo: (_, __, done) => done(isOver() ? null : Object.assign(new Error('rejected'), { responseCode })),
  })
}
