import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { writeFakeSite } from './fake-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

const MAIN = resolve(import.meta.dirname, '../../server/main.ts')

const running = new Set<ChildProcess>()

// A test or a proof that breaks leaves nothing behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type Program = {
  process: ChildProcess
  /** Its working directory, with dist/ and data/. */
  folder: string
  output: () => string
  /** Where it listens, as soon as it does; rejects where it ends before. */
  listening: Promise<string>
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>
}

type LaunchOptions = {
  environment?: Record<string, string>
  folder?: string
  /** A program that runs this one, with its arguments, like strace. */
  under?: string[]
}

/** A folder with a built site, as a server finds it at its first start. */
export function createServerFolder(): string {
  const folder = temporaryFolder()
  writeFakeSite(folder)
  return folder
}

/** Starts the real program, on a free port unless told otherwise. Whoever starts it ends it. */
export function launchProgram({
  environment = {},
  folder = createServerFolder(),
  under = [],
}: LaunchOptions): Program {
  const [command = '', ...args] = [...under, process.execPath, MAIN]
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let found: (url: string) => void = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /"url":"(?<url>http:[^"]+)"/.exec(output)?.groups?.url
      if (url) found(url)
    })
  }
  const exited = new Promise<number | NodeJS.Signals | null>((done) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      done(code ?? signal)
    })
  })
  const listening = new Promise<string>((done, fail) => {
    found = done
    void exited.then((code) => fail(new Error(`ended with ${code}: ${output}`)))
  })
  listening.catch(() => {})
  return { process: child, folder, output: () => output, listening, exited }
}

/**
 * A port of loopback that nobody listens on. It lies below those that systems hand out by themselves, so that
 * nobody else is given it before it is used.
 */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return new Promise((done) => {
    const server = createServer()
    server.on('error', () => done(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => done(port)))
  })
}
