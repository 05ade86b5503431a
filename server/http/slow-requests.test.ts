import { expect, it } from 'vitest'
import { send } from '#test/support/http-client.ts'
import { validMessage } from '#test/support/messages.ts'
import { processorMs } from '#test/support/process-usage.ts'
import { costlyRequests } from '#test/support/slow-requests.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'

/** Maximum time that another visitor may wait meanwhile. */
const MAX_WAIT_MS = 200

it('server: answers other visitors while it reads bodies and headers that were built to be slow', async () => {
  const server = await startServer({ TRUST_PROXY: '127.0.0.1' })
  const { url } = server
  await postMessage(url, validMessage)
  const slow: string[] = []
  for (const { name, path, headers, body } of costlyRequests) {
    let wait = Number.POSITIVE_INFINITY
    // A busy machine delays answers, so the wait is at most the time that the server worked, and the shortest of three counts.
    for (let turn = 0; turn < 3 && wait > MAX_WAIT_MS; turn++) {
      const start = processorMs(server)
      const answer = send(url, { path, headers, ...(body !== undefined && { method: 'POST', body }) })
      const probe = await send(`${url}/healthz`)
      const { status } = await answer
      expect(status, name).toBeLessThan(500)
      wait = Math.min(wait, probe.ms, processorMs(server) - start)
    }
    if (wait > MAX_WAIT_MS) slow.push(`${name}: ${Math.round(wait)} ms`)
  }
  expect(costlyRequests.length).toBeGreaterThanOrEqual(50)
  expect(slow).toEqual([])
}, 120_000)
