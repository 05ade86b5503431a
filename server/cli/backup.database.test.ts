import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { openTestInbox, type TestInbox } from '#test/support/test-inbox.ts'
import { openDatabase } from '../database/open-database.ts'
import { backUp } from './backup.ts'

describeEngines('inbox backup', (engine) => {
  let inbox: TestInbox
  beforeEach(async () => {
    inbox = await openTestInbox(engine)
  })

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
    const closed = await openDatabase(address)
    await closed.destroy()
    const missing =
      address.engine === 'sqlite' ? address : { ...address, url: address.url.replace(/\w+$/, 'missing') }
    await expect(backUp(closed, missing, file)).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(`${file}.part`, 'half a copy')
    await run('backup', file)
    expect(readdirSync(folder)).toEqual(['copy'])
  })
})
