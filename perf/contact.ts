import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { drive } from '#test/support/load-generator.ts'
import { launchProgram } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** Messages in flight at the same time. */
const AT_ONCE = 16

const ROUNDS = 3
const RAW_MS = 2_000
const SERVER_MS = 4_000

/** What `POST /api/contact` accepts, beside what the driver commits in the same minute on the same disk. */
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
console.log(
  '| round | driver alone, commits/s | server, accepts/s | share | p50 ms | p99 ms | other answers |',
)
console.log('|---|---|---|---|---|---|---|')
for (let round = 1; round <= ROUNDS; round++) {
  const raw = commitsPerSecond()
  const { perSecond, p50, p99, others } = await acceptsPerSecond()
  const share = `${Math.round((100 * perSecond) / raw)} %`
  console.log(
    `| ${round} | ${Math.round(raw)} | ${Math.round(perSecond)} | ${share} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${others} |`,
  )
}

/** node:sqlite with the server's settings: one message and its notification in each commit, one after the other. */
function commitsPerSecond(): number {
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(folder, 'raw.db'))
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
    create table messages (reference text primary key, accepted_at integer, name text, email text, service text, message text);
    create table notifications (reference text primary key, state text, attempts integer, due_at integer)`)
  const message = database.prepare('insert into messages values (?, ?, ?, ?, ?, ?)')
  const notification = database.prepare("insert into notifications values (?, 'pending', 0, ?)")
  let commits = 0
  const start = performance.now()
  while (performance.now() - start < RAW_MS) {
    const reference = randomUUID()
    database.exec('begin immediate')
    message.run(reference, commits, 'Amina Bello', 'amina@example.com', 'Data Engineering', text(commits))
    notification.run(reference, commits)
    database.exec('commit')
    commits += 1
  }
  const perSecond = (1_000 * commits) / (performance.now() - start)
  database.close()
  rmSync(folder, { recursive: true })
  return perSecond
}

async function acceptsPerSecond() {
  const environment = {
    CONTACT_RATE_MAX: '1000000',
    // Accepting alone is measured: nobody listens there, so that mails wait.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'team@example.com',
  }
  const program = launchProgram({ environment })
  const port = Number(new URL(await program.listening).port)
  await drive({ port, request, connections: AT_ONCE, milliseconds: 1_000 })
  const { times, statuses } = await drive({ port, request, connections: AT_ONCE, milliseconds: SERVER_MS })
  program.process.kill('SIGKILL')
  await program.exited
  rmSync(program.folder, { recursive: true })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const accepted = statuses.get(201) ?? 0
  return {
    perSecond: (1_000 * accepted) / SERVER_MS,
    p50: at(0.5),
    p99: at(0.99),
    others: sorted.length - accepted,
  }
}

function request(count: number): string {
  const body = JSON.stringify({
    name: 'Amina Bello',
    email: 'amina@example.com',
    service: 'Data Engineering',
    message: text(count),
  })
  return `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function text(count: number): string {
  return `Good morning, this is message ${count}. ${'We would like to talk about our plans. '.repeat(8)}`
}
