import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#server/database/open-database.ts'
import { createServerFolder, freePort } from '../support/spawn-server.ts'
import { startVisitors } from './clients.ts'
import { launch } from './programs.ts'
import { atLeast, atMost, exactly, type Proof, quantile, wait } from './scenario.ts'
import { compareWithStore } from './verify-store.ts'

const VISITORS = 8

/** Kills the process at random moments while visitors post and retry what got no answer. */
export const kill: Proof = {
  name: 'kill -9, SQLite, one process',
  async run(size) {
    const kills = size === 'long' ? 200 : 3
    const folder = createServerFolder()
    const environment = { PORT: String(await freePort()), CONTACT_RATE_MAX: '1000000' }
    const restarts: number[] = []

    const start = async () => {
      const begun = performance.now()
      const program = launch({ environment, folder })
      await program.listening
      restarts.push(performance.now() - begun)
      return program
    }

    let killed = 0
    let endedByThemselves = 0
    let program = await start()
    const visitors = startVisitors([await program.listening], VISITORS)
    for (let count = 0; count < kills; count++) {
      await wait(60 + Math.random() * 400)
      program.process.kill('SIGKILL')
      if ((await program.exited) === 'SIGKILL') killed += 1
      else endedByThemselves += 1
      program = await start()
    }
    await visitors.stop()
    program.process.kill('SIGKILL')
    await program.exited

    const path = join(folder, 'data/contact.db')
    const database = await openDatabase({ engine: 'sqlite', path })
    const figures = await compareWithStore(database, visitors.acknowledged)
    await database.destroy()
    const file = new DatabaseSync(path)
    const intact = file.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
    file.close()
    return [
      exactly('kills', killed, kills),
      exactly('processes that ended by themselves', endedByThemselves, 0),
      ...figures,
      atLeast('posts repeated after a lost answer or connection', visitors.retries(), 1),
      exactly('answers other than 201 and 503', visitors.unexpected.length, 0),
      exactly('integrity check failed', intact ? 0 : 1, 0),
      atMost('restart, p95', quantile(restarts, 0.95), 2_000, ' ms'),
    ]
  },
}
