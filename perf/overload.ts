import { submit } from '#test/support/contact-client.ts'
import { send } from '#test/support/http-client.ts'
import { residentMegabytes, SMALL_HEAP } from '#test/support/process-usage.ts'
import { atLeast, atMost, type Check, exactly, quantile } from '#test/support/scenario.ts'
import { spawnServer } from '#test/support/spawn-server.ts'
import { until, wait } from '#test/support/wait.ts'
import { contactRequestBytes } from './contact-request.ts'
import { generateLoad } from './load-generator.ts'

/** Ten times the connections of `measureContact`. */
const CONNECTIONS = 160

const OVERLOAD_MS = 60_000
const EXPECTED_STATUSES = [201, 429, 503]

/** Sends more messages than the server can store, for a minute. Prints the checks, and sets exit code 1 if one fails. */
export async function measureOverload(): Promise<void> {
  console.log('\n| overload | actual | expected | pass |\n|---|---|---|---|')
  for (const { name, actual, expected, pass } of await runOverload()) {
    if (!pass) process.exitCode = 1
    console.log(`| ${name} | ${actual} | ${expected} | ${pass ? 'yes' : '**no**'} |`)
  }
}

async function runOverload(): Promise<Check[]> {
  const server = spawnServer({
    environment: { LOG_LEVEL: 'info', ...SMALL_HEAP },
  })
  const url = await server.listening
  const healthTimes: number[] = []
  let maxMegabytes = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      healthTimes.push((await send(`${url}/healthz`)).ms)
      maxMegabytes = Math.max(maxMegabytes, residentMegabytes(server))
      await wait(100)
    }
  }
  const watching = watch()
  const { times, statuses } = await generateLoad({
    port: Number(new URL(url).port),
    request: contactRequestBytes,
    connections: CONNECTIONS,
    milliseconds: OVERLOAD_MS,
  })
  isOver = true
  await watching
  const endedAt = performance.now()
  await until(async () => (await submit(url, `after ${performance.now()}`)).ms < 200, 30_000)
  const recoverySeconds = (performance.now() - endedAt) / 1_000
  const hasExited = server.process.exitCode !== null
  await server.kill()

  const unexpected = [...statuses].filter(([status]) => !EXPECTED_STATUSES.includes(status))
  const countUnexpected = unexpected.reduce((sum, [, count]) => sum + count, 0)
  return [
    atLeast('messages accepted', statuses.get(201) ?? 0, 100),
    exactly('responses other than 201, 429 and 503', countUnexpected, 0),
    atMost('p99 of the responses', quantile(times, 0.99), 1_000, ' ms'),
    atMost('p99 of /healthz', quantile(healthTimes, 0.99), 1_000, ' ms'),
    atMost('memory', maxMegabytes, 256, ' MB'),
    atMost('time until a message takes less than 200 ms again', recoverySeconds, 5, ' s'),
    exactly('crashes', hasExited ? 1 : 0, 0),
  ]
}
