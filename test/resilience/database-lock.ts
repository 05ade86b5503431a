import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Answer, ask, post } from './clients.ts'
import { launch } from './programs.ts'
import { atMost, exactly, type Proof, wait } from './scenario.ts'

/** Another process holds the write lock: the server keeps answering, posts get a quick 503, nothing is lost. */
export const lock: Proof = {
  name: 'a lock held by another process',
  async run(size) {
    const heldMs = size === 'long' ? 10_000 : 1_500
    const program = launch({ environment: { CONTACT_RATE_MAX: '100000', LOG_LEVEL: 'info' } })
    const url = await program.listening
    const other = new DatabaseSync(join(program.folder, 'data/contact.db'))
    await post(url, 'before the lock')
    await wait(500)

    other.exec('begin immediate')
    const posts: Promise<Answer>[] = []
    const checks: Answer[] = []
    const start = performance.now()
    while (performance.now() - start < heldMs) {
      posts.push(post(url, `during ${posts.length}`), post(url, `during too ${posts.length}`))
      checks.push(await ask(`${url}/healthz`))
      await wait(50)
    }
    const answers = await Promise.all(posts)
    const ready = await ask(`${url}/readyz`)
    other.exec('rollback')
    other.close()

    const after = await post(url, 'after the lock')
    program.process.kill('SIGKILL')
    await program.exited
    return [
      exactly(
        `/healthz answers other than 200, of ${checks.length}`,
        checks.filter(({ status }) => status !== 200).length,
        0,
      ),
      atMost('/healthz, slowest', Math.max(...checks.map(({ ms }) => ms)), 100, ' ms'),
      exactly(
        `posts answered other than 201 or 503, of ${answers.length}`,
        answers.filter(({ status }) => status !== 201 && status !== 503).length,
        0,
      ),
      atMost('post, slowest', Math.max(...answers.map(({ ms }) => ms)), 3_000, ' ms'),
      exactly('/readyz while it is held', ready.status, 503),
      exactly('post after it is released', after.status, 201),
    ]
  },
}
