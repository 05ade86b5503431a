import { expect, onTestFinished } from 'vitest'
import { PERSONAL } from './messages.ts'
import { type ServerProcess, spawnServer } from './spawn-server.ts'

/** Starts the server as a process. When the test ends, kills the server and fails if its log has personal data. */
export function spawnTestServer(environment: Record<string, string> = {}, folder?: string): ServerProcess {
  const server = spawnServer({ environment, ...(folder && { folder }) })
  onTestFinished(async () => {
    await server.kill()
    expect(server.output()).not.toMatch(PERSONAL)
  })
  return server
}

/** Calls `spawnTestServer` and waits until the server listens. */
export async function startServer(environment: Record<string, string> = {}, folder?: string) {
  const server = spawnTestServer(environment, folder)
  return { ...server, url: await server.listening }
}

/** Posts a message as JSON over HTTP. */
export function postMessage(url: string, message: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
  })
}
