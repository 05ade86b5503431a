import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import {
  cutAfterFinalDot,
  dripping,
  type Fault,
  holdAfterFinalDot,
  openFaultyWire,
  pass,
  refusing,
  silent,
} from '../support/fault-proxy.ts'
import { openSmtpSink, type ReceivedMail } from '../support/smtp-sink.ts'
import { createServerFolder, type Program } from '../support/spawn-server.ts'
import { ask, post } from './clients.ts'
import { launch } from './programs.ts'
import { atMost, exactly, type Figure, type Proof, quantile, until, wait } from './scenario.ts'

const MESSAGES = 10

/** Long enough for every message to be tried and put off once, or twice. */
const TROUBLE_MS = { short: 3_000, long: 15_000 }

/** A lease of two minutes, the longest wait that this trouble leads to, and time to spare. */
const DELIVERED_WITHIN_MS = 300_000

const CUTS = 3
const KILLS = 3

const INBOX = resolve(import.meta.dirname, '../../server/cli/main.ts')

type Trouble = {
  name: string
  /** Mails that come a second time: one for each answer of the relay that was lost, which nobody can avoid (RFC 1047). */
  twice: number
  /** For `npm run prove` alone: it takes minutes. */
  isLong?: boolean
  fault?: (connection: number, isOver: () => boolean) => Fault
  relay?: (isOver: () => boolean) => SMTPServerOptions
  /** What happens until the trouble is over. */
  endure?: (parts: {
    start: () => Promise<Program>
    program: Program
    mails: ReceivedMail[]
  }) => Promise<void>
}

const duringTrouble = (fault: () => Fault) => (_: number, isOver: () => boolean) =>
  isOver() ? pass : fault()
const answering =
  (responseCode: number) =>
  (isOver: () => boolean): SMTPServerOptions => ({
    onRcptTo: (_, __, done) => done(isOver() ? null : Object.assign(new Error('no'), { responseCode })),
  })

const TROUBLES: readonly Trouble[] = [
  { name: 'refuses connections', twice: 0, fault: duringTrouble(() => refusing) },
  { name: 'is silent', twice: 0, fault: duringTrouble(() => silent) },
  { name: 'lets one byte through a second', twice: 0, isLong: true, fault: duringTrouble(dripping) },
  { name: 'answers 451', twice: 0, relay: answering(451) },
  {
    name: 'answers 550, until somebody mends it and says retry',
    twice: 0,
    isLong: true,
    relay: answering(550),
    endure: async ({ program }) => {
      await until(
        () => program.output().split('mail permanently rejected').length > MESSAGES,
        DELIVERED_WITHIN_MS,
      )
    },
  },
  {
    name: `loses the line after the final dot ${CUTS} times`,
    twice: CUTS,
    fault: (connection) => (connection < CUTS ? cutAfterFinalDot() : pass),
  },
  {
    name: `has a mail when its sender is killed, ${KILLS} times`,
    twice: KILLS,
    isLong: true,
    fault: (connection) => (connection < KILLS ? holdAfterFinalDot() : pass),
    endure: async ({ start, program, mails }) => {
      let sender = program
      for (let kill = 1; kill <= KILLS; kill++) {
        await until(() => mails.length >= kill, DELIVERED_WITHIN_MS, 1)
        sender.process.kill('SIGKILL')
        await sender.exited
        sender = await start()
      }
    },
  },
]

/** Runs the real server against a relay that fails in each known way, then recovers. */
export const mail: Proof = {
  name: 'a relay in trouble',
  async run(size): Promise<Figure[]> {
    const troubles = TROUBLES.filter(({ isLong }) => size === 'long' || !isLong)
    const results = await Promise.all(troubles.map((trouble) => outlive(trouble, TROUBLE_MS[size])))
    const times = results.flatMap(({ answers }) => answers.map(({ ms }) => ms))
    const answers = results.flatMap((result) => result.answers)
    return [
      ...results.flatMap(({ name, references, mails, twice }) => {
        const ids = new Set(mails.map(({ headers }) => headers.get('message-id')))
        const missing = references.filter((reference) => !ids.has(`<${reference}@example.com>`))
        return [
          exactly(`${name}: never delivered, of ${references.length}`, missing.length, 0),
          exactly(`${name}: mails that came twice`, mails.length - MESSAGES, twice),
          exactly(`${name}: Message-IDs beyond one for each message`, ids.size - MESSAGES, 0),
        ]
      }),
      exactly(
        'posts answered other than 201 meanwhile',
        answers.filter(({ status }) => status !== 201).length,
        0,
      ),
      atMost('p95 of the posts meanwhile', quantile(times, 0.95), 1_000, ' ms'),
    ]
  },
}

async function outlive({ name, twice, fault, relay, endure }: Trouble, troubleMs: number) {
  let over = false
  const isOver = () => over
  const sink = await openSmtpSink(relay?.(isOver))
  const wire = await openFaultyWire(sink.url, (connection) => fault?.(connection, isOver) ?? pass)
  const folder = createServerFolder()
  const environment = { SMTP_URL: wire.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
  const programs: Program[] = []
  const start = async () => {
    const program = launch({ environment, folder })
    await program.listening
    programs.push(program)
    return program
  }
  const program = await start()
  const url = await program.listening

  const answers = []
  for (let n = 0; n < MESSAGES; n++) answers.push(await post(url, `message no. ${n}`))
  const references = answers.map(({ body }) => (JSON.parse(body) as { reference: string }).reference)
  await (endure ? endure({ start, program, mails: sink.mails }) : wait(troubleMs))
  over = true
  const isDead = (await ask(`${await programs.at(-1)?.listening}/mailz`)).status === 503
  if (isDead) await say(folder, 'retry')
  await until(() => deliveredIn(programs) === MESSAGES, DELIVERED_WITHIN_MS)

  for (const one of programs) one.process.kill('SIGKILL')
  await Promise.all(programs.map(({ exited }) => exited))
  await Promise.all([sink.close(), wire.close()])
  return { name, twice, references, answers, mails: sink.mails }
}

/** Mails that the programs know to be delivered. */
function deliveredIn(programs: readonly Program[]): number {
  return programs.reduce((sum, program) => sum + program.output().split('"mail sent"').length - 1, 0)
}

/** What an operator types, beside the running server. */
function say(folder: string, command: string): Promise<void> {
  return new Promise((done, fail) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH } }
    execFile(process.execPath, [INBOX, command], options, (error) => (error ? fail(error) : done()))
  })
}
