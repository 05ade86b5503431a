import { Readable } from 'node:stream'
import { parseCommand, runCommand } from '#server/cli/run-command.ts'
import { createMessageRepository, type Submission } from '#server/messages/message-repository.ts'
import { readConfig } from '#server/settings.ts'
import { type Engine, openForTest } from './database-engines.ts'
import { claimNext, storeMessage, submissionOf } from './messages.ts'

/** Current time for the inbox commands, in milliseconds since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 9, 30)

/** Opens a new database and returns functions that run inbox commands on it. The database closes when the test ends. */
export async function openTestInbox(engine: Engine) {
  const address = await engine.newAddress()
  const database = await openForTest(address)
  const store = createMessageRepository(database)
  const config = {
    ...readConfig({ MAIL_DIRECTORY: '/nowhere', MAIL_FROM: 'website@example.com', RETENTION_DAYS: '30' }),
    database: address,
  }
  /** Answers of DNS; by default no name has a record. */
  const dns = { resolve: (): Promise<string[][]> => Promise.resolve([]) }
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)

  const run = async (...args: string[]) => {
    const context = { database, config, resolve: () => dns.resolve(), now: NOW, warn }
    const output = await runCommand(parseCommand(args), context)
    const { value } = output
    const isStream = value instanceof Object && Symbol.asyncIterator in value
    return {
      ...output,
      text: (await Readable.from(output.text).toArray()).join('\n'),
      value: isStream ? await Readable.from(value as AsyncIterable<unknown>).toArray() : value,
    }
  }

  const accept = (text: string, at = NOW, rest: Partial<Submission> = {}) =>
    storeMessage(store, submissionOf(text, rest), at)

  const acceptFrom = (email: string) =>
    accept(`from ${email}`, NOW, { message: { ...submissionOf(`from ${email}`).message, email } })

  /** Runs a command that lists messages and returns their texts. */
  const listTexts = async (...args: string[]) =>
    ((await run(...args)).value as { message: string }[]).map(({ message }) => message)

  const claim = () => claimNext(store, NOW)

  return { address, database, store, config, dns, warnings, run, accept, acceptFrom, claim, listTexts }
}
