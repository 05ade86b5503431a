import { drive } from '../support/load-generator.ts'
import { ask, messageOf, post } from './clients.ts'
import { launch, residentMegabytes, SMALL_HEAP } from './programs.ts'
import { atLeast, atMost, exactly, type Proof, quantile, until, wait } from './scenario.ts'

/** Ten times as many at once as the bench sends, each the next as soon as it has its answer. */
const AT_ONCE = 160

/** Sends more messages than one server can store: it keeps answering, sends no wrong refusals and recovers. */
export const overload: Proof = {
  name: 'ten times too many',
  async run(size) {
    const milliseconds = size === 'long' ? 60_000 : 3_000
    const program = launch({ environment: { CONTACT_RATE_MAX: '1000000', LOG_LEVEL: 'info', ...SMALL_HEAP } })
    const url = await program.listening
    const health: number[] = []
    let largest = 0
    let over = false
    const watch = async () => {
      while (!over) {
        health.push((await ask(`${url}/healthz`)).ms)
        largest = Math.max(largest, residentMegabytes(program))
        await wait(100)
      }
    }
    const watching = watch()
    const port = Number(new URL(url).port)
    const { times, statuses } = await drive({
      port,
      request: (count) => bytesOf(`flood ${count}`),
      connections: AT_ONCE,
      milliseconds,
    })
    over = true
    await watching
    const ended = performance.now()
    await until(async () => (await post(url, `after ${performance.now()}`)).ms < 200, 30_000)
    const recovery = (performance.now() - ended) / 1_000
    const alive = program.process.exitCode === null
    program.process.kill('SIGKILL')
    await program.exited

    const wrong = [...statuses].filter(([status]) => ![201, 429, 503].includes(status))
    return [
      atLeast('messages accepted', statuses.get(201) ?? 0, 100),
      exactly(
        'answers other than 201, 429 and 503',
        wrong.reduce((sum, [, n]) => sum + n, 0),
        0,
      ),
      atMost('p99 of the answers', quantile(times, 0.99), 1_000, ' ms'),
      atMost('p99 of /healthz', quantile(health, 0.99), 1_000, ' ms'),
      atMost('memory', largest, 256, ' MB'),
      atMost('until a post took less than 200 ms again', recovery, 5, ' s'),
      exactly('crashes', alive ? 0 : 1, 0),
    ]
  },
}

function bytesOf(text: string): string {
  const body = JSON.stringify(messageOf(text))
  const head = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  return `${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
