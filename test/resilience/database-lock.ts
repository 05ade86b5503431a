import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { submit } from '../support/contact-client.ts'
import { type HttpResponse, send } from '../support/http-client.ts'
import { atMost, exactly, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { until, wait } from '../support/wait.ts'

/** Holds SQLite's write lock from outside the server: /healthz still responds, and submissions get 503 within 3 s. */
export const databaseLock: Scenario = {
  async run(size) {
    const lockMs = size === 'full' ? 10_000 : 1_500
    const server = spawnServer({ environment: { LOG_LEVEL: 'info' } })
    const url = await server.listening
    // The lock must not meet a write of the server, nor a mail that the server wants to record as sent.
    const other = new DatabaseSync(join(server.folder, 'data/contact.db'), { timeout: 5_000 })
    await submit(url, 'before the lock')
    const pending = other.prepare("select reference from notifications where state = 'pending'")
    await until(() => pending.get() === undefined, 5_000)
    other.exec('begin immediate')
    const submissions: Promise<HttpResponse>[] = []
    const health: HttpResponse[] = []
    const start = performance.now()
    while (performance.now() - start < lockMs) {
      const count = submissions.length
      submissions.push(submit(url, `during the lock ${count}`), submit(url, `during the lock ${count + 1}`))
      health.push(await send(`${url}/healthz`))
      await wait(50)
    }
    const responses = await Promise.all(submissions)
    const ready = await send(`${url}/readyz`)
    other.exec('rollback')
    other.close()

    const after = await submit(url, 'after the lock')
    await server.kill()
    const unhealthy = health.filter(({ status }) => status !== 200)
    const unexpected = responses.filter(({ status }) => status !== 201 && status !== 503)
    return [
      exactly(`/healthz responses other than 200, of ${health.length}`, unhealthy.length, 0),
      atMost('slowest /healthz', Math.max(...health.map(({ ms }) => ms)), 100, ' ms'),
      exactly(`submissions answered other than 201 and 503, of ${responses.length}`, unexpected.length, 0),
      atMost('slowest submission', Math.max(...responses.map(({ ms }) => ms)), 3_000, ' ms'),
      exactly('/readyz while locked', ready.status, 503),
      exactly('submission after the release', after.status, 201),
    ]
  },
}
