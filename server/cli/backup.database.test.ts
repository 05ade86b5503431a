import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { openTestInbox } from '#test/support/test-inbox.ts'

describeEngines('inbox backup', (engine) => {
  const it = test.extend('inbox', () => openTestInbox(engine)).extend('folder', () => temporaryFolder())
  afterEach(() => vi.unstubAllEnvs())

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
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe(address.engine === 'sqlite' ? 'SQLit' : 'PGDMP')
    if (address.engine === 'sqlite') {
      const copy = new DatabaseSync(file, { readOnly: true })
      expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      expect(copy.prepare('select reference from messages').all()).toEqual([{ reference }])
      copy.close()
    }
    await expect(run('backup', file)).rejects.toThrow('exists already')
    await expect(run('backup', `${file}s/copy`)).rejects.toThrow(/copys cannot be written \(ENOENT\)/)
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
