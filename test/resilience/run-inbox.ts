import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const INBOX = resolve(import.meta.dirname, '../../server/cli/main.ts')

/** Runs an inbox command, like `npm run inbox -- ...args`, in the working directory of a server. */
export async function runInbox(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, [INBOX, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  })
}
