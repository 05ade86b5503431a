import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createServerFolder } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startVisitors } from './clients.ts'
import { launch } from './programs.ts'
import { atLeast, exactly, type Proof, wait } from './scenario.ts'
import { readTrace, traceInto } from './syscalls.ts'

const VISITORS = 8

/**
 * Records the server's system calls with strace and replays them up to each 201, just before its first byte is sent.
 * Writes that were not synced by then are lost: once all of them, once a random part.
 */
export const powerCut: Proof = {
  name: 'power cut, replayed',
  missing: () => (hasStrace() ? undefined : 'strace is not installed: apt-get install strace'),
  async run(size) {
    const wanted = size === 'long' ? 1000 : 25
    const folder = createServerFolder()
    const trace = join(folder, 'trace')
    const program = launch({
      folder,
      under: traceInto(trace),
      environment: { CONTACT_RATE_MAX: '1000000', DATABASE_URL: 'sqlite:data/contact.db' },
    })
    const visitors = startVisitors([await program.listening], VISITORS)
    while (visitors.acknowledged.length < wanted) await wait(50)
    await visitors.stop()
    program.process.kill('SIGTERM')
    await program.exited

    const result = await replay(trace)
    rmSync(trace)
    return [
      atLeast('answers at which the power was cut', result.answers, wanted),
      exactly('disks that lack an acknowledged message, or the mail about it', result.lossy, 0),
      exactly('disks that fail the integrity check', result.damaged, 0),
      exactly(
        'sayings of 201 that the trace does not hold',
        visitors.acknowledged.length - result.answers,
        0,
      ),
    ]
  },
}

async function replay(trace: string): Promise<{ answers: number; lossy: number; damaged: number }> {
  const disk = new ForgetfulDisk()
  const acknowledged: string[] = []
  let lossy = 0
  let damaged = 0
  for await (const event of readTrace(trace)) {
    if (event.kind !== 'say') {
      disk.apply(event)
      continue
    }
    const reference = /^HTTP\/1\.1 201 [\s\S]*"reference":"(?<reference>[^"]+)"/.exec(event.bytes.toString())
      ?.groups?.reference
    if (!reference) continue
    acknowledged.push(reference)
    for (const image of [disk.afterPowerCut(0), disk.afterPowerCut(Math.random())]) {
      const { references, intact } = inspect(image)
      if (!intact) damaged += 1
      if (acknowledged.some((one) => !references.has(one))) lossy += 1
    }
  }
  return { answers: acknowledged.length, lossy, damaged }
}

type Change = { kind: 'write'; bytes: Buffer; offset: number } | { kind: 'truncate'; length: number }

/** Files as a disk holds them that keeps a write only once it is synced. */
class ForgetfulDisk {
  readonly #synced = new Map<string, Buffer>()
  readonly #unsynced = new Map<string, Change[]>()

  apply(event: { kind: 'sync' | 'remove'; file: string } | (Change & { file: string })): void {
    if (!/contact\.db(-wal|-journal)?$/.test(event.file)) return
    if (event.kind === 'remove') {
      this.#synced.delete(event.file)
      this.#unsynced.delete(event.file)
    } else if (event.kind === 'sync') {
      this.#synced.set(event.file, this.#contentOf(event.file, this.#unsynced.get(event.file) ?? []))
      this.#unsynced.delete(event.file)
    } else {
      this.#unsynced.set(event.file, [...(this.#unsynced.get(event.file) ?? []), event as Change])
    }
  }

  /** @param share how likely each write that was not synced is on the disk all the same */
  afterPowerCut(share: number): Map<string, Buffer> {
    const files = new Set([...this.#synced.keys(), ...this.#unsynced.keys()])
    return new Map(
      [...files].map((file) => {
        const survivors = (this.#unsynced.get(file) ?? []).filter(() => Math.random() < share)
        return [basename(file), this.#contentOf(file, survivors)]
      }),
    )
  }

  #contentOf(file: string, changes: readonly Change[]): Buffer {
    let content = this.#synced.get(file) ?? Buffer.alloc(0)
    for (const change of changes) {
      if (change.kind === 'truncate') {
        content = Buffer.concat(
          [content, Buffer.alloc(Math.max(0, change.length - content.length))],
          change.length,
        )
        continue
      }
      const end = change.offset + change.bytes.length
      const grown = Buffer.alloc(Math.max(content.length, end))
      content.copy(grown)
      change.bytes.copy(grown, change.offset)
      content = grown
    }
    return content
  }
}

/** Starts SQLite on what the disk holds, as a server does after a power cut. */
function inspect(image: Map<string, Buffer>): { references: Set<unknown>; intact: boolean } {
  const folder = temporaryFolder()
  for (const [name, content] of image) writeFileSync(join(folder, name), content)
  try {
    const database = new DatabaseSync(join(folder, 'contact.db'))
    const intact = database.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
    const rows = database.prepare('select reference from messages join notifications using (reference)').all()
    database.close()
    return { references: new Set(rows.map(({ reference }) => reference)), intact }
  } catch {
    return { references: new Set(), intact: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function hasStrace(): boolean {
  try {
    execFileSync('strace', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
