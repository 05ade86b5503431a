import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { writeFakeSite } from './fake-site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { UNLIMITED_RATES } from './unlimited-rates.ts'

const MAIN = resolve(import.meta.dirname, '../../server/main.ts')

const running = new Set<ChildProcess>()
const spawned: ServerProcess[] = []

// Kills the servers that a failed test or scenario has not stopped.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type ExitStatus = number | NodeJS.Signals | null

/** A running server process. */
export type ServerProcess = {
  process: ChildProcess
  /** Working directory, with `dist/` and `data/`. */
  folder: string
  /** Returns everything that the server has written to stdout and stderr so far. */
  output: () => string
  /** Resolves to the URL of the server once it listens; rejects if the process exits first. */
  listening: Promise<string>
  /** Resolves to the exit code, or to the signal that ended the process. */
  exited: Promise<ExitStatus>
  /** Sends a signal, SIGKILL by default, and waits for the exit. */
  kill: (signal?: NodeJS.Signals) => Promise<ExitStatus>
}

/** Starts the server on a free port and without rate limits. The caller kills it. @param wrapper command in front, such as strace */
export function spawnServer({
  environment = {} as Record<string, string>,
  folder = createServerFolder(),
  wrapper = [] as readonly string[],
} = {}): ServerProcess {
  const [command = '', ...args] = [...wrapper, process.execPath, '--max-semi-space-size=2', MAIN]
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ...UNLIMITED_RATES,
      ...mailDirectoryOf(folder, environment),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let onUrl: (url: string) => void = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /"url":"(?<url>http:[^"]+)"/.exec(output)?.groups?.url
      if (url) onUrl(url)
    })
  const exited = new Promise<ExitStatus>((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? signal)
    })
  })
  const listening = new Promise<string>((resolve, reject) => {
    onUrl = resolve
    void exited.then((status) => reject(new Error(`the server exited with ${status}: ${output}`)))
  })
  listening.catch(() => {})
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal)
    return exited
  }
  const server = { process: child, folder, output: () => output, listening, exited, kill }
  spawned.push(server)
  return server
}

/** Returns the setting that a server on PostgreSQL or with an https origin requires if it has no mail server. */
function mailDirectoryOf(folder: string, { DATABASE_URL, SITE_URL, SMTP_URL }: Record<string, string>) {
  const isRequired = !SMTP_URL && (DATABASE_URL?.startsWith('postgres') || SITE_URL?.startsWith('https:'))
  return isRequired ? { MAIL_DIRECTORY: join(folder, 'data/mail') } : {}
}

/** Returns the servers that were spawned since the last call, so that the caller can search their logs. */
export function takeSpawnedServers(): ServerProcess[] {
  return spawned.splice(0)
}

/** Creates a working directory for a new server: a temporary folder with a small built site and no store. */
export function createServerFolder(): string {
  const folder = temporaryFolder()
  writeFakeSite(folder)
  return folder
}
