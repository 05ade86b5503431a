import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createAgeKey, hasAge } from '#test/deployment/age-key.ts'
import { describeEngines } from '#test/support/database-engines.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { openTestInbox } from '#test/support/test-inbox.ts'

describeEngines('inbox backup', (engine) => {
  const it = test.extend('inbox', () => openTestInbox(engine)).extend('folder', () => temporaryFolder())
  afterEach(() => vi.unstubAllEnvs())

  const start = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString()

  it('copies the database while it is in use, for its owner alone, and rejects an existing file', async ({
    inbox,
    folder,
  }) => {
    const { run, accept, address } = inbox
    const reference = await accept('keep me')
    const file = join(folder, 'copy')
    writeFileSync(`${file}.part`, 'of a killed backup')
    expect(await run('backup', file)).toMatchObject({ value: { file, count: 1 } })
    expect(readdirSync(folder)).toEqual(['copy'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(start(readFileSync(file))).toBe(address.engine === 'sqlite' ? 'SQLit' : 'PGDMP')
    if (address.engine === 'sqlite') {
      const copy = new DatabaseSync(file, { readOnly: true })
      expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      expect(copy.prepare('select reference from messages').all()).toEqual([{ reference }])
      copy.close()
    }
    await expect(run('backup', file)).rejects.toThrow('exists already')
    await expect(run('backup', `${file}s/copy`)).rejects.toThrow(/copys cannot be written \(ENOENT\)/)
  })

  it('compresses the copy if the name of the file ends in .gz', async ({ inbox, folder }) => {
    const [clear, packed] = [join(folder, 'copy'), join(folder, 'copy.gz')]
    for (const file of [clear, packed]) await inbox.run('backup', file)
    expect(statSync(packed).mode & 0o777).toBe(0o600)
    expect(start(gunzipSync(readFileSync(packed)))).toBe(start(readFileSync(clear)))
  })

  it('leaves no file behind if the store or its program is broken, or a program is missing', async ({
    inbox,
    folder,
  }) => {
    const { run, address } = inbox
    vi.stubEnv('PATH', brokenPrograms())
    vi.stubEnv('BACKUP_AGE_RECIPIENT', 'age1')
    await expect(run('backup', join(folder, 'copy.age'))).rejects.toThrow(/is above\.$/)
    vi.stubEnv('PATH', '/nowhere')
    await expect(run('backup', join(folder, 'copy.age'))).rejects.toThrow(/(age|pg_dump) is not installed\.$/)
    vi.unstubAllEnvs()
    if (address.engine === 'sqlite') {
      damage(address.path)
      await expect(run('backup', join(folder, 'copy'))).rejects.toThrow(/damaged|malformed/)
    }
    expect(readdirSync(folder)).toEqual([])
  })

  it.skipIf(!hasAge)('encrypts a copy whose name ends in .age', async ({ inbox, folder }) => {
    const { recipient, identity } = createAgeKey()
    vi.stubEnv('BACKUP_AGE_RECIPIENT', recipient)
    const [clear, encrypted] = [join(folder, 'copy'), join(folder, 'copy.age')]
    for (const file of [clear, encrypted]) await inbox.run('backup', file)
    const decrypted = execFileSync('age', ['-d', '-i', identity, encrypted])
    expect(start(decrypted)).toBe(start(readFileSync(clear)))
  })
})

/** Overwrites pages of a SQLite file, which the write-ahead log no longer contains. */
function damage(path: string): void {
  const store = new DatabaseSync(path)
  store.exec('pragma wal_checkpoint(truncate)')
  store.close()
  writeFileSync(path, readFileSync(path).fill(0xff, 4096, 12_288))
}

/** Returns a folder with programs that fail after their first bytes. */
function brokenPrograms(): string {
  const folder = temporaryFolder()
  for (const name of ['pg_dump', 'age'])
    writeFileSync(join(folder, name), '#!/bin/sh\necho PGDMP\nexit 1\n', { mode: 0o755 })
  return folder
}
