import { statSync } from 'node:fs'
import { Agent } from 'node:http'
import { post } from './clients.ts'
import { launch, openFiles, residentMegabytes, SMALL_HEAP } from './programs.ts'
import { atLeast, atMost, exactly, type Proof, wait } from './scenario.ts'

const EVERY_MS = 10

/** Sends a hundred messages a second for minutes: memory, open files and the write-ahead log stay bounded. */
export const soak: Proof = {
  name: 'a hundred messages a second',
  async run(size) {
    const seconds = size === 'long' ? 180 : 8
    const program = launch({ environment: { CONTACT_RATE_MAX: '1000000', ...SMALL_HEAP } })
    const url = await program.listening
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    const samples: { memory: number; files: number; log: number }[] = []
    const posts: Promise<void>[] = []
    let accepted = 0
    const start = performance.now()
    for (let n = 0; n * EVERY_MS < seconds * 1_000; n++) {
      await wait(Math.max(0, start + n * EVERY_MS - performance.now()))
      posts.push(
        post(url, `no. ${n}`, { agent }).then(({ status }) => {
          if (status === 201) accepted += 1
        }),
      )
      if ((n * EVERY_MS) % 1_000 === 0) {
        const log = statSync(`${program.folder}/data/contact.db-wal`).size / 1_048_576
        samples.push({ memory: residentMegabytes(program), files: openFiles(program), log })
      }
    }
    await Promise.all(posts)
    agent.destroy()
    program.process.kill('SIGKILL')
    await program.exited

    // The first third warms up: code is compiled, caches fill.
    const third = Math.ceil(samples.length / 3)
    const [early, late] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
    const mostOf = (part: typeof samples, kind: 'memory' | 'files' | 'log') =>
      Math.max(...part.map((sample) => sample[kind]))
    return [
      exactly(`messages not accepted, of ${posts.length}`, posts.length - accepted, 0),
      atLeast('messages a second', posts.length / ((performance.now() - start) / 1_000), 80),
      atMost(
        'growth of memory, last third over the second',
        mostOf(late, 'memory') - mostOf(early, 'memory'),
        20,
        ' MB',
      ),
      atMost('growth of open files', mostOf(late, 'files') - mostOf(early, 'files'), 8),
      atMost('write-ahead log', mostOf(samples, 'log'), 16, ' MB'),
    ]
  },
}
