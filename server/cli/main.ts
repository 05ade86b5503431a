import { resolveTxt } from 'node:dns/promises'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { loadSettingsFile } from '../load-settings-file.ts'
import { formatErrorCode, OperatorError } from '../operator-error.ts'
import { readConfig } from '../settings.ts'
import { openDatabase } from '../store/open-database.ts'
import { type Output, UsageError } from './command.ts'
import { type ParsedCommand, parseCommand, runCommand, USAGE } from './run-command.ts'
import { formatStatus } from './status.ts'

const args = process.argv.slice(2)

// Exit without an error when the reader closes the pipe early, as in `inbox list | head`.
process.stdout.on('error', () => process.exit(0))

if (args.includes('--help')) {
  console.log(USAGE)
} else {
  try {
    loadSettingsFile()
    const command = parseCommand(args)
    const { error, isFault } = await run(command)
    if (error) console.error(error)
    if (error || isFault) process.exitCode = 1
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = isUsageError(error) ? 2 : 1
  }
}

async function run(parsed: ParsedCommand): Promise<Output> {
  const isStatus = parsed.name === 'status'
  try {
    const config = readConfig(process.env)
    const { access = 'write' } = parsed.command
    const open = (right: typeof access | 'write') =>
      openDatabase(config.database, { access: right, longTimeout: !isStatus })
    // A command that reads or copies writes that down, but runs without it too, as on a full disk.
    const isReading = access === 'read' || access === 'copy'
    const database = await (isReading ? open('write').catch(() => open(access)) : open(access))
    const store = { database, config, resolve: resolveTxt, now: Date.now(), warn: console.error }
    return await runCommand(parsed, store)
      .then(print)
      .finally(() => database.destroy())
  } catch (error) {
    // deploy/watch.sh reads the output of `status`: there a store that cannot be opened is a fault like others.
    if (isStatus) return print(formatStatus([formatError(error)]))
    throw error
  }

  async function print(output: Output): Promise<Output> {
    const lines = parsed.options.json ? toJson(output.value) : output.text
    for await (const line of Readable.from(lines))
      if (line !== '' && !process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
    return output
  }
}

async function* toJson(value: unknown): AsyncGenerator<string> {
  if (!(value instanceof Object && Symbol.asyncIterator in value)) return yield JSON.stringify(value, null, 2)
  let line = '['
  for await (const entry of value as AsyncIterable<unknown>) {
    yield line === '[' ? line : `${line},`
    line = JSON.stringify([entry], null, 2).slice(2, -2)
  }
  yield line === '[' ? '[]' : `${line}\n]`
}

function isUsageError(error: unknown): boolean {
  return error instanceof UsageError || /^ERR_PARSE_ARGS/.test(String((error as { code?: unknown }).code))
}

function formatError(error: unknown): string {
  if (isUsageError(error) || error instanceof OperatorError) return (error as Error).message
  return `The command failed${formatErrorCode(error)}. If the server is busy or stopped, try again in a minute.`
}
