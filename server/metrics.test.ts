import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'
import { createLog } from './log.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const WITHIN = { timeout: 10_000, interval: 50 }

it('metrics: count messages by what became of them', async () => {
  const { app, metricsText } = await startTestApp({ environment: { CONTACT_RATE_PER_MINUTE: '2' } })
  const key = { 'idempotency-key': 'a-key-of-one' }
  await postJson(app, validMessage, key)
  await postJson(app, validMessage, key)
  await postJson(app, { ...validMessage, message: '[url=https://a.example]buy[/url]' })
  await postJson(app, { ...validMessage, message: 'One too many.' })
  await postJson(app, {})
  await postJson(app, validMessage, { origin: 'https://other.example' })
  const text = await metricsText()
  for (const outcome of ['new', 'repeated', 'quarantined', 'over-limit', 'invalid-fields', 'foreign-site'])
    expect(text).toContain(`website_outcomes_total{of="message",outcome="${outcome}"} 1`)
  for (const word of Object.values(validMessage)) expect(text).not.toContain(word)
})

it('createMetrics: says so if the store cannot be read', async () => {
  const text = await createMetrics({ outbox: () => Promise.reject(new Error('away')) }).render()
  expect(text).toContain('website_store_readable 0')
})

it('metrics endpoint: serves the metrics on loopback only', async () => {
  const port = await freePort()
  const { url } = await startServer({ METRICS_PORT: String(port), HOST: '0.0.0.0' })
  const siteUrl = url.replace('0.0.0.0', '127.0.0.1')
  await postMessage(siteUrl, validMessage)
  expect((await fetch(`${siteUrl}/metrics`)).status).toBe(404)

  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => {
    const text = await (await fetch(`${address}/metrics`)).text()
    expect(text).toContain('website_outcomes_total{of="mail",outcome="written"} 1')
    // The counter changes shortly before the outbox is updated, so wait for both.
    expect(text).toContain('website_outbox_pending 0')
  }, WITHIN)
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0/)
  expect((await fetch(`${address}/`)).status).toBe(404)

  const external = Object.values(networkInterfaces())
    .flat()
    .find((candidate) => candidate && !candidate.internal && candidate.family === 'IPv4')
  if (external) await expect(fetch(`http://${external.address}:${port}/metrics`)).rejects.toThrow()
})

it('metrics endpoint: tries to listen again while its port is in use', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => logLines.push(line) })
  onTestFinished(serveMetrics(createMetrics({ outbox: () => Promise.reject(new Error('away')) }), port, log))
  await vi.waitFor(() => expect(logLines.join('')).toContain('EADDRINUSE'), WITHIN)
  other.close()
  await vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200),
    WITHIN,
  )
})
