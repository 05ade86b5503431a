import { openDatabase } from '#server/database/open-database.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { createServerFolder, freePort, type Program } from '../support/spawn-server.ts'
import { startVisitors } from './clients.ts'
import { launch } from './programs.ts'
import { atLeast, atMost, exactly, type Figure, type Proof, quantile, wait } from './scenario.ts'
import { compareWithStore } from './verify-store.ts'

const PROCESSES = 3
const VISITORS = 8

/** Three processes and a database share the cores with the visitors: without a breath, their crowd is what is timed. */
const PAUSE_MS = 100

/** After so many kills of a process the database server itself is ended without warning, too. */
const CRASH_EVERY = 20

/** Kills one of three processes on a shared PostgreSQL, and at times PostgreSQL itself, while visitors post. */
export const killPostgres: Proof = {
  name: 'kill -9, PostgreSQL, three processes',
  missing: () => (findPostgres() ? undefined : 'PostgreSQL is not installed: apt-get install postgresql'),
  async run(size): Promise<Figure[]> {
    const kills = size === 'long' ? 200 : 3
    const postgres = await startPostgres()
    const address = { engine: 'postgres', url: await postgres.createDatabase() } as const
    const restarts: number[] = []
    const folder = createServerFolder()
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))

    const start = async (place: number): Promise<Program> => {
      const environment = {
        PORT: String(ports[place]),
        DATABASE_URL: address.url,
        CONTACT_RATE_MAX: '1000000',
      }
      const begun = performance.now()
      const program = launch({ environment, folder })
      await program.listening
      restarts.push(performance.now() - begun)
      return program
    }
    const programs = await Promise.all(ports.map((_, place) => start(place)))
    const urls = await Promise.all(programs.map(({ listening }) => listening))
    const visitors = startVisitors(urls, VISITORS, PAUSE_MS)
    let crashes = 0
    let killed = 0
    let endedByThemselves = 0
    for (let count = 1; count <= kills; count++) {
      await wait(60 + Math.random() * 400)
      const place = Math.floor(Math.random() * PROCESSES)
      const victim = programs[place] as Program
      victim.process.kill('SIGKILL')
      if ((await victim.exited) === 'SIGKILL') killed += 1
      else endedByThemselves += 1
      if (count % CRASH_EVERY === 0 || (size === 'short' && count === 2)) {
        await postgres.crash()
        crashes += 1
      }
      programs[place] = await start(place)
    }
    await visitors.stop()
    for (const program of programs) {
      program.process.kill('SIGKILL')
      if ((await program.exited) !== 'SIGKILL') endedByThemselves += 1
    }

    const database = await openDatabase(address)
    const figures = await compareWithStore(database, visitors.acknowledged)
    await database.destroy()
    await postgres.stop()
    return [
      exactly('kills of a process', killed, kills),
      atLeast('crashes of the database server', crashes, 1),
      exactly('processes that ended by themselves', endedByThemselves, 0),
      ...figures,
      atLeast('posts repeated after a lost answer or connection', visitors.retries(), 1),
      exactly('answers other than 201 and 503', visitors.unexpected.length, 0),
      atMost('restart, p95', quantile(restarts, 0.95), 2_000, ' ms'),
    ]
  },
}
