import { onTestFinished } from 'vitest'
import { backUp } from '#server/cli/backup.ts'
import { runCommand } from '#server/cli/commands.ts'
import { importStore } from '#server/cli/import-store.ts'
import { moveStore } from '#server/cli/move-store.ts'
import { parseCommand } from '#server/cli/parse-command.ts'
import { createRecorder } from '#server/cli/record-command.ts'
import { findStatus } from '#server/cli/status.ts'
import type { Submission } from '#server/messages/message.ts'
import { createMessageRepository } from '#server/messages/message-repository.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { createInbox } from '#server/team/inbox.ts'
import { createPersonalData } from '#server/team/personal-data.ts'
import type { Engine } from './database-engines.ts'
import { storeMessage, submissionOf } from './messages.ts'

/** Current time for the inbox commands, in milliseconds since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 9, 30)

export type TestInbox = Awaited<ReturnType<typeof openTestInbox>>

/** Opens a new database and returns functions that run inbox commands on it. The database closes when the test ends. */
export async function openTestInbox(engine: Engine) {
  const address = await engine.newAddress()
  const database = await openDatabase(address)
  onTestFinished(() => database.destroy())
  const store = createMessageRepository(database)
  const config = {
    database: address,
    mail: {
      smtpUrl: undefined as string | undefined,
      directory: '/nowhere',
      from: { name: '', address: 'website@example.com' },
    },
  }
  /** Answers of DNS; by default no name has a record. */
  const dns = { resolve: (): Promise<string[][]> => Promise.resolve([]) }

  const run = async (...args: string[]) => {
    const command = parseCommand(args)
    return runCommand(command, {
      record: createRecorder({ database, address, command, warn, now: () => NOW }),
      inbox: createInbox({ database, now: () => NOW }),
      personalData: createPersonalData({
        database,
        mailDirectory: '/nowhere',
        retentionDays: 30,
        now: () => NOW,
      }),
      backUp: (file) => backUp(database, address, file),
      findStatus: () => findStatus(database, config, command.options.dns ? dns.resolve : undefined, NOW),
      importFrom: (file) => importStore(database, file, '/nowhere'),
      moveTo: (url) => moveStore(database, url),
    })
  }

  function warn(text: string): void {
    throw new Error(text)
  }

  const accept = (text: string, at = NOW, rest: Partial<Submission> = {}) =>
    storeMessage(store, submissionOf(text, rest), at)

  const acceptFrom = (email: string) =>
    accept(`from ${email}`, NOW, { message: { ...submissionOf(`from ${email}`).message, email } })

  /** Runs a command that lists messages and returns their texts. */
  const listTexts = async (...args: string[]) =>
    ((await run(...args)).value as { message: string }[]).map(({ message }) => message)

  return { address, database, store, config, dns, run, accept, acceptFrom, listTexts }
}
