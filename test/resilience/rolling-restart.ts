import { Agent } from 'node:http'
import { openDatabase } from '#server/database/open-database.ts'
import { createServerFolder, freePort, type Program } from '../support/spawn-server.ts'
import { type Acknowledged, ask, post } from './clients.ts'
import { findNginx, startNginx } from './nginx.ts'
import { launch } from './programs.ts'
import { atLeast, atMost, exactly, type Proof, wait } from './scenario.ts'
import { compareWithStore } from './verify-store.ts'

const VISITORS = 8

/** Restarts two processes behind nginx in turn under load: no visitor sees a failed request. */
export const stops: Proof = {
  name: 'SIGTERM under load behind nginx',
  missing: () =>
    findNginx() ? undefined : 'nginx is not installed: apt-get install nginx, or set NGINX_BIN',
  async run(size) {
    const rounds = size === 'long' ? 50 : 2
    const folder = createServerFolder()
    const ports = [await freePort(), await freePort()]
    const start = async (place: number): Promise<Program> => {
      const environment = {
        PORT: String(ports[place]),
        CONTACT_RATE_MAX: '1000000',
        TRUST_PROXY: '127.0.0.1',
      }
      const program = launch({ environment, folder })
      await program.listening
      return program
    }
    const programs = [await start(0), await start(1)]
    const nginx = await startNginx(ports)
    const crowd = startCrowd(nginx.url)

    const exits: number[] = []
    const turns: number[] = []
    let unclean = 0
    for (let round = 0; round < rounds; round++) {
      const place = round % 2
      const program = programs[place] as Program
      const begun = performance.now()
      program.process.kill('SIGTERM')
      turns.push(await untilNotReady(`http://127.0.0.1:${ports[place]}/readyz`))
      if ((await program.exited) !== 0) unclean += 1
      exits.push((performance.now() - begun) / 1_000)
      programs[place] = await start(place)
      await wait(200)
    }
    const { acknowledged, failures, count } = await crowd.stop()
    await nginx.stop()
    for (const program of programs) {
      program.process.kill('SIGKILL')
      await program.exited
    }
    const database = await openDatabase({ engine: 'sqlite', path: `${folder}/data/contact.db` })
    const figures = await compareWithStore(database, acknowledged)
    await database.destroy()
    return [
      atLeast('stops', exits.length, rounds),
      exactly(`requests that visitors saw fail, of ${count}`, failures.length, 0),
      exactly('stops that did not end with 0', unclean, 0),
      atMost('longest stop', Math.max(...exits), 10, ' s'),
      atMost('/readyz turned after', Math.max(...turns), 200, ' ms'),
      ...figures,
    ]
  },
}

/** Visitors over kept connections who never ask twice: one page, one message, and so on. */
function startCrowd(url: string) {
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  let count = 0
  let stopped = false
  const visitor = async (place: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; !stopped; n++) {
      const text = `${place} ${n} ${Math.random()}`
      const answer = await (n % 2 === 0 ? ask(url, { agent }) : post(url, text, { agent })).catch(String)
      count += 1
      if (typeof answer === 'string' || answer.status > 201) failures.push(JSON.stringify(answer))
      else if (answer.status === 201)
        acknowledged.push({ text, reference: JSON.parse(answer.body).reference })
      await wait(5)
    }
    agent.destroy()
  }
  const visits = Array.from({ length: VISITORS }, (_, place) => visitor(place))
  return {
    async stop() {
      stopped = true
      await Promise.all(visits)
      for (const failure of failures.slice(0, 5)) console.error(failure.slice(0, 300))
      return { acknowledged, failures, count }
    },
  }
}

/** @returns milliseconds until the process says that it wants no more visitors */
async function untilNotReady(url: string): Promise<number> {
  const start = performance.now()
  for (;;) {
    const answer = await ask(url).catch(() => undefined)
    if (!answer || answer.status === 503) return answer ? performance.now() - start : Number.POSITIVE_INFINITY
    await wait(5)
  }
}
