import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/database/open-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type Acknowledged, type Answer, ask, post } from './clients.ts'
import { launch } from './programs.ts'
import { atLeast, exactly, type Proof, wait } from './scenario.ts'
import { compareWithStore } from './verify-store.ts'

const LONG_TEXT = 'x'.repeat(4_900)

/** Fills the disk while messages arrive, then frees space again. */
export const disk: Proof = {
  name: 'a full disk',
  missing: () => (process.getuid?.() === 0 ? undefined : 'only root may mount the small disk that is filled'),
  async run() {
    const mount = temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', mount])
    try {
      return await fill(mount)
    } finally {
      execFileSync('umount', ['-l', mount])
    }
  },
}

async function fill(mount: string) {
  const ballast = join(mount, 'ballast')
  writeFileSync(ballast, Buffer.alloc(4_000_000))
  const address = { engine: 'sqlite', path: join(mount, 'contact.db') } as const
  const environment = {
    DATABASE_URL: `sqlite:${address.path}`,
    CONTACT_RATE_MAX: '100000',
    // Mails go elsewhere: nobody listens there, and this proof is about the store.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'team@example.com',
  }
  const program = launch({ environment })
  const url = await program.listening
  const acknowledged: Acknowledged[] = []

  const leave = async (text: string): Promise<Answer> => {
    const answer = await post(url, text)
    if (answer.status === 201) acknowledged.push({ text, reference: JSON.parse(answer.body).reference })
    return answer
  }
  const before = await leave(`before ${LONG_TEXT}`)
  let full = before
  for (let n = 0; full.status === 201 && n < 2_000; n++) full = await leave(`filling ${n} ${LONG_TEXT}`)
  await wait(600)
  const readyWhileFull = await ask(`${url}/readyz`)
  const aliveWhileFull = await ask(`${url}/healthz`)
  const stillFull = [await leave(`full 1 ${LONG_TEXT}`), await leave(`full 2 ${LONG_TEXT}`)]

  rmSync(ballast)
  let accepted = 0
  for (let n = 0; n < 20; n++) if ((await leave(`after ${n}`)).status === 201) accepted += 1
  await wait(600)
  const readyAfterwards = await ask(`${url}/readyz`)
  const alive = program.process.exitCode === null
  program.process.kill('SIGKILL')
  await program.exited

  const database = await openDatabase(address)
  const figures = await compareWithStore(database, acknowledged)
  await database.destroy()
  return [
    atLeast('messages accepted before the disk was full', acknowledged.length - accepted, 1),
    exactly('answer while it is full', full.status, 503),
    exactly('other answers while it is full', stillFull.filter(({ status }) => status !== 503).length, 0),
    exactly('/readyz while it is full', readyWhileFull.status, 503),
    exactly('/healthz while it is full', aliveWhileFull.status, 200),
    exactly('messages accepted of 20 once there is room, without a restart', accepted, 20),
    exactly('/readyz once there is room', readyAfterwards.status, 200),
    exactly('process ended', alive ? 0 : 1, 0),
    ...figures,
  ]
}
