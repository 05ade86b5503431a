import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ProgramResult, runProgram } from '../support/run-program.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Returns the DATABASE_URL of the SQLite store in the working directory of a server. */
export function storeUrl(folder: string): string {
  return `sqlite:${folder}/data/contact.db`
}

/** Runs a command in the root of the repository on a store. @param programs folder of programs that replace those of the system */
export function runWithStore(
  databaseUrl: string,
  [program = '', ...args]: string[],
  programs = '',
  settings: Record<string, string> = {},
): Promise<ProgramResult> {
  const env = { PATH: `${programs}:${process.env.PATH}`, ...settings, DATABASE_URL: databaseUrl }
  return runProgram(program, args, { cwd: ROOT, env })
}

/** Runs an inbox command on the SQLite store of a server. */
export function runInbox(folder: string, ...args: string[]): Promise<ProgramResult> {
  return runWithStore(storeUrl(folder), [process.execPath, 'server/cli/main.ts', ...args])
}

/** Runs deploy/backup.sh. */
export const runBackup = (url: string, copies: string, ...more: [string?, Record<string, string>?]) =>
  runWithStore(url, ['sh', 'deploy/backup.sh', copies], ...more)

/** Runs deploy/restore.sh with a fake systemctl that records its arguments, and with a fake curl that succeeds at once. */
export async function runRestore(databaseUrl: string, ...operands: string[]) {
  const programs = temporaryFolder()
  const calls = join(programs, 'systemctl-calls')
  writeFileSync(calls, '')
  writeFileSync(join(programs, 'systemctl'), `#!/bin/sh\necho "$*" >>${calls}\n`, { mode: 0o755 })
  writeFileSync(join(programs, 'curl'), '#!/bin/sh\n', { mode: 0o755 })
  const result = await runWithStore(databaseUrl, ['bash', 'deploy/restore.sh', ...operands], programs)
  return { ...result, systemctlCalls: readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean) }
}

/** Whether age is installed. Tests of encrypted copies are skipped without it. */
export const hasAge = !spawnSync('age', ['--version']).error
if (!hasAge) console.warn('age not found, its tests are skipped: run apt-get install age.')

/** Creates a key pair of age: the public key, and a file with the secret key. */
export function createAgeKey(): { recipient: string; identity: string } {
  const identity = join(temporaryFolder(), 'identity')
  execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' })
  return { recipient: execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim(), identity }
}
