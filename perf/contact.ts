import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quantile } from '#test/support/scenario.ts'
import { spawnServer } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { contactRequest, longMessage } from './contact-request.ts'
import { generateLoad } from './load-generator.ts'

const CONNECTIONS = 16
const ROUNDS = 3
const DRIVER_MS = 2_000
const WARM_UP_MS = 1_000
const SERVER_MS = 4_000

/**
 * Measures how many messages per second `POST /api/contact` accepts, and compares the rate with the commits per second
 * of the SQLite driver alone on the same disk.
 */
export async function measureContact(): Promise<void> {
  console.log(`load average before: ${loadavg()[0]?.toFixed(1)}`)
  console.log(
    '| round | driver alone, commits/s | server, accepts/s | share | p50 ms | p99 ms | other responses |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (let round = 1; round <= ROUNDS; round++) {
    const commits = measureDriver()
    const { perSecond, p50, p99, others } = await measureServer()
    const share = `${Math.round((100 * perSecond) / commits)} %`
    const cells = [round, Math.round(commits), Math.round(perSecond), share, p50.toFixed(1), p99.toFixed(1)]
    console.log(`| ${cells.join(' | ')} | ${others} |`)
  }
}

/** Returns the commits per second of node:sqlite with the server's pragmas. A commit inserts a message and its notification. */
function measureDriver(): number {
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(folder, 'driver.db'))
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
    create table messages (reference text primary key, accepted_at integer, name text, email text, service text, message text);
    create table notifications (reference text primary key, state text, attempts integer, due_at integer)`)
  const insertMessage = database.prepare('insert into messages values (?, ?, ?, ?, ?, ?)')
  const insertNotification = database.prepare("insert into notifications values (?, 'pending', 0, ?)")
  let commits = 0
  const start = performance.now()
  while (performance.now() - start < DRIVER_MS) {
    const { name, email, service, message } = longMessage(commits)
    const reference = `reference-${commits}`
    database.exec('begin immediate')
    insertMessage.run(reference, commits, name, email, service, message)
    insertNotification.run(reference, commits)
    database.exec('commit')
    commits += 1
  }
  const perSecond = (1_000 * commits) / (performance.now() - start)
  database.close()
  rmSync(folder, { recursive: true })
  return perSecond
}

async function measureServer() {
  const server = spawnServer({
    environment: {
      // The relay is unreachable, so that mails stay in the outbox and the server spends its time on submissions.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
    },
  })
  const load = {
    port: Number(new URL(await server.listening).port),
    request: contactRequest,
    connections: CONNECTIONS,
  }
  await generateLoad({ ...load, milliseconds: WARM_UP_MS })
  const { times, statuses } = await generateLoad({ ...load, milliseconds: SERVER_MS })
  await server.kill()
  rmSync(server.folder, { recursive: true })
  const accepted = statuses.get(201) ?? 0
  return {
    perSecond: (1_000 * accepted) / SERVER_MS,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    others: times.length - accepted,
  }
}
