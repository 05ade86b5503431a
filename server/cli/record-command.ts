import { userInfo } from 'node:os'
import { type DatabaseAddress, openDatabase } from '../store/open-database.ts'
import type { Database } from '../store/schema.ts'
import { recordAccess } from '../team/audit.ts'
import type { Command } from './parse-command.ts'

type Parts = {
  database: Database
  address: DatabaseAddress
  command: Command
  warn: (text: string) => void
  now?: () => number
}

/**
 * Returns a function that records the command in the audit log. A reading command opens a second connection, because its own
 * cannot write. If the log cannot be written, for example on a full disk, a reading command warns and continues, and any
 * other command fails before it changes a message.
 */
export function createRecorder({ database, address, command, warn, now = Date.now }: Parts) {
  return async (count: number, references: readonly string[] = []): Promise<void> => {
    const line = {
      at: now(),
      operator: findOperator(),
      command: command.name,
      count,
      references: [...references],
    }
    if (command.access !== 'read') return recordAccess(database, line)
    try {
      const writable = await openDatabase(address, { access: 'write' })
      await recordAccess(writable, line).finally(() => writable.destroy())
    } catch {
      warn('This command could not be recorded in the audit log.')
    }
  }
}

/** Returns the account of the operator. `deploy/inbox.sh` passes it on, because it runs the command as the server's user. */
function findOperator(): string {
  const passedOn = process.env.INBOX_OPERATOR || process.env.SUDO_USER
  if (passedOn) return passedOn
  try {
    return userInfo().username
  } catch {
    // Containers may run as a user ID without an account.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
