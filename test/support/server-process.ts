import { expect, onTestFinished } from 'vitest'
import { PERSONAL } from './messages.ts'
import { launchProgram, type Program } from './spawn-server.ts'

/** Starts the real program on a free port; killed when the test ends, and its log searched for people. */
export function spawnServer(environment: Record<string, string> = {}, folder?: string): Program {
  const program = launchProgram({ environment, ...(folder && { folder }) })
  onTestFinished(async () => {
    program.process.kill('SIGKILL')
    await program.exited
    expect(program.output()).not.toMatch(PERSONAL)
  })
  return program
}

/** Starts the real program and waits until it listens. */
export async function startServer(
  environment: Record<string, string> = {},
  folder?: string,
): Promise<Program & { url: string }> {
  const program = spawnServer(environment, folder)
  return { ...program, url: await program.listening }
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
