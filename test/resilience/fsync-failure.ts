import { openDatabase } from '#server/database/open-database.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { post } from './clients.ts'
import { hasStrace } from './power-cut.ts'
import { launch } from './programs.ts'
import { exactly, type Proof } from './scenario.ts'
import { compareWithStore } from './verify-store.ts'

/** Opening the store takes fewer syncs than this, so that the fault meets a visitor's message. */
const FIRST_FAULT = 60

/** Makes fsync fail with EIO: the server acknowledges nothing more, exits and restarts. */
export const doubt: Proof = {
  name: 'a disk that fails to sync',
  missing: () => (hasStrace() ? undefined : 'strace is not installed: apt-get install strace'),
  async run(size) {
    const rounds = size === 'long' ? 10 : 1
    const folder = createServerFolder()
    const acknowledged: { text: string; reference: string }[] = []
    let ended = 0
    let refused = 0
    for (let round = 0; round < rounds; round++) {
      const fault = `inject=fsync,fdatasync:error=EIO:when=${FIRST_FAULT + round}+`
      const under = [
        'strace',
        '-D',
        '-f',
        '-q',
        '-o',
        '/dev/null',
        '-e',
        'trace=fsync,fdatasync',
        '-e',
        fault,
      ]
      const program = launch({ folder, under, environment: { CONTACT_RATE_MAX: '100000' } })
      const url = await program.listening
      for (let n = 0; ; n++) {
        const text = `round ${round} message ${n}`
        const answer = await post(url, text, { key: `${round}.${n}` }).catch(() => undefined)
        if (!answer) break
        if (answer.status === 201) acknowledged.push({ text, reference: JSON.parse(answer.body).reference })
        else refused += 1
      }
      if ((await program.exited) === 1) ended += 1
    }
    const database = await openDatabase({ engine: 'sqlite', path: `${folder}/data/contact.db` })
    const figures = await compareWithStore(database, acknowledged)
    await database.destroy()
    return [
      exactly('processes that ended by themselves', ended, rounds),
      exactly('rounds without a message refused with 503', Math.max(0, rounds - refused), 0),
      ...figures,
    ]
  },
}
