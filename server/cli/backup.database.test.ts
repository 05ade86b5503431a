import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAgeKey, hasAge } from '#test/deployment/age-key.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { openTestInbox, type TestInbox } from '#test/support/test-inbox.ts'
import { backUp } from './backup.ts'

describeEngines('inbox backup', (engine) => {
  let inbox: TestInbox
  beforeEach(async () => {
    inbox = await openTestInbox(engine)
  })
  afterEach(() => vi.unstubAllEnvs())

  it('copies the database while it is in use, and rejects an existing file', async () => {
    const { run, accept, address } = inbox
    const reference = await accept('keep me')
    const file = join(temporaryFolder(), 'copy')
    await run('backup', file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(file).size).toBeGreaterThan(0)
    if (address.engine === 'sqlite') {
      const copy = new DatabaseSync(file, { readOnly: true })
      expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      expect(copy.prepare('select reference from messages').all()).toEqual([{ reference }])
      copy.close()
    }
    await expect(run('backup', file)).rejects.toThrow('exists already')
    await expect(run('backup', `${file}s/copy`)).rejects.toThrow(/copys cannot be written \(ENOENT\)/)
  })

  it('compresses the copy if the name of the file ends in .gz', async () => {
    const { run, accept } = inbox
    await accept('keep me')
    const folder = temporaryFolder()
    for (const name of ['copy', 'copy.gz']) await run('backup', join(folder, name))
    expect(readdirSync(folder)).toEqual(['copy', 'copy.gz'])
    expect(statSync(join(folder, 'copy.gz')).mode & 0o777).toBe(0o600)
    const start = readFileSync(join(folder, 'copy')).subarray(0, 5)
    expect(gunzipSync(readFileSync(join(folder, 'copy.gz'))).subarray(0, 5)).toEqual(start)
  })

  it('overwrites the partial file of a killed backup, and leaves no file behind if it fails', async () => {
    const { run, address } = inbox
    const folder = temporaryFolder()
    const file = join(folder, 'copy')
    writeFileSync(`${file}.part`, 'half a copy')
    const missing =
      address.engine === 'sqlite'
        ? { ...address, path: `${address.path}-missing` }
        : { ...address, url: address.url.replace(/\w+$/, 'missing') }
    await expect(backUp(inbox.database, missing, file)).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(`${file}.part`, 'half a copy')
    await run('backup', file)
    expect(readdirSync(folder)).toEqual(['copy'])
  })

  it.skipIf(!hasAge)(
    'encrypts a copy whose name ends in .age, and never the beginning of a broken one',
    async () => {
      const { run, address, database } = inbox
      const { recipient, identity } = createAgeKey()
      vi.stubEnv('BACKUP_AGE_RECIPIENT', recipient)
      const folder = temporaryFolder()
      for (const name of ['copy', 'copy.age']) await run('backup', join(folder, name))
      const clear = execFileSync('age', ['-d', '-i', identity, join(folder, 'copy.age')])
      expect(clear.subarray(0, 5)).toEqual(readFileSync(join(folder, 'copy')).subarray(0, 5))

      const broken = join(folder, 'broken.age')
      if (address.engine === 'sqlite') damage(address.path)
      else vi.stubEnv('PATH', `${brokenPgDump()}:${process.env.PATH}`)
      await expect(backUp(database, address, broken)).rejects.toThrow()
      expect(readdirSync(folder)).toEqual(['copy', 'copy.age'])
    },
  )
})

/** Overwrites pages of a SQLite file, which the write-ahead log no longer contains. */
function damage(path: string): void {
  const store = new DatabaseSync(path)
  store.exec('pragma wal_checkpoint(truncate)')
  store.close()
  writeFileSync(path, readFileSync(path).fill(0xff, 4096, 12_288))
}

/** Returns a folder with a pg_dump that fails after its first bytes. */
function brokenPgDump(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho PGDMP\nexit 1\n', { mode: 0o755 })
  return folder
}
