import { resolveTxt } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { ConfigError, readConfig } from '../settings.ts'
import { DatabaseUnavailableError, formatErrorCode } from '../store/database-unavailable.ts'
import { openDatabase } from '../store/open-database.ts'
import { LogNotEmptiedError } from '../team/erasure.ts'
import { createInbox } from '../team/inbox.ts'
import { createPersonalData } from '../team/personal-data.ts'
import { BackupError, backUp } from './backup.ts'
import { USAGE } from './command-list.ts'
import { type Output, runCommand } from './commands.ts'
import { ImportError, importStore } from './import-store.ts'
import { moveStore } from './move-store.ts'
import { parseCommand, UsageError } from './parse-command.ts'
import { createRecorder } from './record-command.ts'
import { findStatus, formatStatus } from './status.ts'

const args = process.argv.slice(2)
const isStatus = args.find((arg) => !arg.startsWith('-')) === 'status'

// Exit without an error when the reader closes the pipe early, as in `inbox list | head`.
process.stdout.on('error', () => process.exit(0))

if (args.includes('--help')) {
  console.log(USAGE)
} else {
  try {
    await run()
  } catch (error) {
    // The watch reads the output of `status`: there a store that cannot be opened is a fault like others.
    if (isStatus && !(error instanceof UsageError)) print(formatStatus({ faults: [formatError(error)] }))
    else console.error(formatError(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

async function run(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env')
  const command = parseCommand(args)
  const config = readConfig(process.env)
  const database = await openDatabase(config.database, { access: command.access, longTimeout: !isStatus })
  try {
    const output = await runCommand(command, {
      inbox: createInbox({ database }),
      personalData: createPersonalData({
        database,
        mailDirectory: config.mail.directory,
        retentionDays: config.retentionDays,
      }),
      record: createRecorder({ database, address: config.database, command, warn: console.error }),
      importFrom: (file) => importStore(database, file, config.mail.directory),
      moveTo: (url) => moveStore(database, url),
      backUp: (file) => backUp(database, config.database, file),
      findStatus: () => findStatus(database, config, command.options.dns ? resolveTxt : undefined),
    })
    print(output)
    if (output.notFound) console.error(output.notFound)
    if (output.notFound || output.isFault) process.exitCode = 1
  } finally {
    await database.destroy()
  }
}

function print({ text, value }: Output): void {
  const printed = args.includes('--json') ? JSON.stringify(value, null, 2) : text
  if (printed !== '') process.stdout.write(printed.endsWith('\n') ? printed : `${printed}\n`)
}

function formatError(error: unknown): string {
  const expected = [
    UsageError,
    ConfigError,
    DatabaseUnavailableError,
    BackupError,
    ImportError,
    LogNotEmptiedError,
  ]
  if (error instanceof Error && expected.some((type) => error instanceof type)) return error.message
  return `The command failed${formatErrorCode(error)}. If the server is busy or stopped, try again in a minute.`
}
