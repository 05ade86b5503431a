import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { writeFakeSite } from './fake-site.ts'
import { validMessage } from './messages.ts'

/** What the messages of the tests hold, none of which the log may hold. */
const PERSONAL = new RegExp(`${validMessage.name}|${validMessage.email}|${validMessage.message}`, 'i')

const MAIN = resolve(import.meta.dirname, '../main.ts')

export type ServerProcess = {
  process: ChildProcess
  /** Where it listens. */
  url: string
  /** Its working directory, with dist/ and data/. */
  folder: string
  output: () => string
  /** @returns the exit code, or the signal that ended it */
  exited: Promise<number | NodeJS.Signals | null>
}

/** A folder with a built site, as a server finds it at its first start. */
export function createServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  writeFakeSite(folder)
  return folder
}

/** Starts the real program on a free port; killed when the test ends, and its log searched for people. */
export function spawnServer(environment: Record<string, string> = {}, folder = createServerFolder()) {
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const exited = new Promise<number | NodeJS.Signals | null>((done) => {
    child.on('close', (code, signal) => done(code ?? signal))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
    expect(output).not.toMatch(PERSONAL)
  })
  return { process: child, folder, output: () => output, exited }
}

/** Starts the real program and waits until it listens. */
export async function startServer(
  environment: Record<string, string> = {},
  folder?: string,
): Promise<ServerProcess> {
  const server = spawnServer(environment, folder)
  const url = await new Promise<string>((done, fail) => {
    const look = () => {
      const found = /"url":"(?<url>http:[^"]+)"/.exec(server.output())?.groups?.url
      if (found) done(found)
    }
    server.process.stdout?.on('data', look)
    void server.exited.then((code) => fail(new Error(`ended with ${code}: ${server.output()}`)))
  })
  return { ...server, url }
}

/** Posts a message over the network. */
export function postMessage(
  url: string,
  message: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
  })
}
