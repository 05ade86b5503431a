import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { openDatabase } from '../store/open-database.ts'
import { readAudit } from '../team/audit.ts'
import { parseCommand } from './parse-command.ts'
import { createRecorder } from './record-command.ts'

async function recorderOf(args: string[]) {
  const address = newSqliteAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  const record = createRecorder({ database, address, command: parseCommand(args), warn })
  /** Makes every write to the audit log fail, as on a full disk. */
  const breakAudit = () =>
    sql`create trigger full before insert on audit begin select raise(abort, 'full'); end`.execute(database)
  return { database, record, warnings, breakAudit }
}

describe('createRecorder', () => {
  it('records the account that inbox.sh or sudo passes on', async () => {
    const { database, record } = await recorderOf(['purge'])
    for (const name of ['INBOX_OPERATOR', 'SUDO_USER']) {
      process.env[name] = 'ada'
      onTestFinished(() => {
        delete process.env[name]
      })
      await record(1, ['K7Q2-M9XD'])
      delete process.env[name]
    }
    const line = { operator: 'ada', command: 'purge', count: 1, references: ['K7Q2-M9XD'] }
    expect(await readAudit(database, 10)).toMatchObject([line, line])
  })

  it('warns and continues if a reading command cannot be recorded', async () => {
    const { record, warnings, breakAudit } = await recorderOf(['list'])
    await breakAudit()
    await record(1)
    expect(warnings).toEqual(['This command could not be recorded in the audit log.'])
  })

  it('fails if a command that changes messages cannot be recorded', async () => {
    const { record, warnings, breakAudit } = await recorderOf(['erase', 'ada@example.com'])
    await breakAudit()
    await expect(record(1, ['K7Q2-M9XD'])).rejects.toThrow('full')
    expect(warnings).toEqual([])
  })
})
