import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BODY_LIMIT } from '#contact/api.ts'
import { freePort } from '#test/support/free-port.ts'
import { validMessage } from '#test/support/messages.ts'
import { postJson, startTestApp } from '#test/support/test-app.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'
import { CONTACT_PATH } from '../http/contact-route.ts'
import { createLog } from '../log.ts'
import { startMetricsEndpoint } from './endpoint.ts'
import { createOutboxMetrics } from './outbox-metrics.ts'

const WITHIN = { timeout: 10_000, interval: 50 }

it('metrics: count accepted messages by result and refused messages by reason', async () => {
  const { app, series } = await startCountingApp({ CONTACT_RATE_PER_MINUTE: '2' })
  const key = { 'idempotency-key': 'a-key-of-one' }
  await postJson(app, validMessage, key)
  await postJson(app, validMessage, key)
  await postJson(app, { ...validMessage, message: '[url=https://a.example]buy[/url]' })
  await postJson(app, { ...validMessage, message: 'A second one.' })
  await postJson(app, { ...validMessage, message: 'One too many.' })
  await postJson(app, {})
  await postJson(app, '{')
  await postJson(app, 'x'.repeat(BODY_LIMIT + 1))
  await postJson(app, validMessage, { 'content-type': 'text/plain' })
  await postJson(app, validMessage, { origin: 'https://other.example' })
  await app.inject(CONTACT_PATH)
  expect(await series()).toMatchObject({
    'website_messages_accepted_total{as="new"}': 1,
    'website_messages_accepted_total{as="repeated"}': 1,
    'website_messages_accepted_total{as="quarantined"}': 1,
    'website_messages_accepted_total{as="over-limit"}': 2,
    'website_messages_refused_total{reason="rate-limited"}': 0,
    'website_messages_refused_total{reason="invalid-fields"}': 1,
    'website_messages_refused_total{reason="unreadable"}': 1,
    'website_messages_refused_total{reason="too-large"}': 1,
    'website_messages_refused_total{reason="wrong-type"}': 1,
    'website_messages_refused_total{reason="foreign-site"}': 1,
    'website_messages_refused_total{reason="wrong-method"}': 1,
    'website_messages_refused_total{reason="store-unavailable"}': 0,
    'website_messages_refused_total{reason="failure"}': 0,
  })
})

it('metrics: count messages as refused while the store is unavailable', async () => {
  const { app, series } = await startCountingApp({}, { accept: () => Promise.reject(new Error('disk full')) })
  await postJson(app, validMessage)
  expect((await series())['website_messages_refused_total{reason="store-unavailable"}']).toBe(1)
})

it('metrics: label the duration of a request with its kind, never with its URL', async () => {
  const { app, series, text } = await startCountingApp()
  const probes = ['/healthz', '/readyz']
  for (const url of ['/', '/about', '/404', '/_astro/app.B3x_.js', ...probes, '/amina-bello'])
    await app.inject(url)
  await app.inject('/services/amina-bello')
  expect(await series()).toMatchObject({
    'http_request_duration_seconds_count{kind="page",status="2xx"}': 2,
    'http_request_duration_seconds_count{kind="page",status="4xx"}': 1,
    'http_request_duration_seconds_count{kind="file",status="2xx"}': 1,
    'http_request_duration_seconds_count{kind="probe",status="2xx"}': 2,
    'http_request_duration_seconds_count{kind="unknown",status="4xx"}': 1,
    'http_request_duration_seconds_count{kind="unknown",status="3xx"}': 1,
  })
  expect(await text()).not.toContain('amina')
})

it('createOutboxMetrics: returns only website_store_readable while the store cannot be read', async () => {
  const broken = { outbox: () => Promise.reject(new Error('away')) }
  const registry = await createOutboxMetrics(broken, 0)
  expect(seriesOf(await registry.metrics())).toEqual({ website_store_readable: 0 })
})

it('metrics endpoint: is off by default, and the public port never serves /metrics', async () => {
  const { url, output } = await startServer({ LOG_LEVEL: 'debug' })
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect(output()).not.toContain('metrics')
})

it('metrics endpoint: serves the documented metrics in the Prometheus format on loopback only, without visitor data', async () => {
  const port = await freePort()
  const { url } = await startServer({ METRICS_PORT: String(port), HOST: '0.0.0.0' })
  const siteUrl = url.replace('0.0.0.0', '127.0.0.1')
  await postMessage(siteUrl, validMessage)
  await fetch(siteUrl)
  expect((await fetch(`${siteUrl}/metrics`)).status).toBe(404)

  const address = `http://127.0.0.1:${port}`
  const text = await vi.waitFor(async () => {
    const read = await (await fetch(`${address}/metrics`)).text()
    expect(read).toContain('website_mail_attempts_total{outcome="written"} 1')
    // The counter changes shortly before the outbox is updated, so wait for both.
    expect(read).toContain('website_outbox_pending 0')
    return read
  }, WITHIN)
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0/)
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405)
  for (const word of Object.values(validMessage)) expect(text).not.toContain(word)

  const series = seriesOf(text)
  expect(series).toMatchObject({
    'website_messages_accepted_total{as="new"}': 1,
    website_store_readable: 1,
    website_outbox_pending: 0,
    website_outbox_dead: 0,
    website_outbox_oldest_seconds: 0,
  })
  expect(series.process_resident_memory_bytes).toBeGreaterThan(10_000_000)
  const age = Date.now() / 1_000 - (series.process_start_time_seconds ?? 0)
  expect(age).toBeGreaterThan(0)
  expect(age).toBeLessThan(30)
  expect(series.nodejs_eventloop_lag_max_seconds).toBeGreaterThan(0)
  expect(series.nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0)

  const names = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  expect(names).toEqual(documentedNames())

  const external = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')
  if (external) await expect(fetch(`http://${external.address}:${port}/metrics`)).rejects.toThrow()
})

it('metrics endpoint: tries to listen again while its port is in use', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const logLines: string[] = []
  const endpoint = startMetricsEndpoint({
    port,
    render: async () => '',
    log: createLog('info', { write: (line) => logLines.push(line) }),
  })
  onTestFinished(() => endpoint.stop())
  await vi.waitFor(() => expect(logLines.join('')).toContain('EADDRINUSE'), WITHIN)
  other.close()
  expect((await fetch(await endpoint.listening)).status).toBe(200)
})

type StartOptions = Parameters<typeof startTestApp>[0]

async function startCountingApp(
  environment: Record<string, string> = {},
  failing: ReturnType<NonNullable<NonNullable<StartOptions>['changeStore']>> = {},
) {
  const { app, metricsText: text } = await startTestApp({ environment, changeStore: () => failing })
  return { app, text, series: async () => seriesOf(await text()) }
}

/** Returns the metric names in the table of docs/operations.md#metrics. */
function documentedNames(): Set<string> {
  const guide = readFileSync('docs/operations.md', 'utf8')
  const section = /^## Metrics$.*?(?=^## )/ms.exec(guide)?.[0] ?? ''
  const cells = [...section.matchAll(/^\| (?<cell>`[^|]+) \|/gm)].map(({ groups }) => groups?.cell ?? '')
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '')))
}

/** Parses metrics in the text format of Prometheus. Fails the test if a line is malformed or a series occurs twice. */
function seriesOf(text: string): Record<string, number> {
  const series: Record<string, number> = {}
  let described = ''
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const header = /^# (?:HELP (?<help>\w+) \S.*|TYPE (?<type>\w+) (?:counter|gauge|histogram))$/.exec(line)
    if (header?.groups) {
      described = header.groups.help ?? header.groups.type ?? ''
      continue
    }
    const sample =
      /^(?<series>(?<name>[a-z_]+\w*)(?:\{\w+="(?:[^"\\\n]|\\["\\n])*"(?:,\w+="(?:[^"\\\n]|\\["\\n])*")*\})?) (?<value>\d[\d.e+-]*)$/.exec(
        line,
      )
    expect(sample?.groups, line).toBeDefined()
    const { series: key = '', name = '', value } = sample?.groups ?? {}
    expect(name.replace(/_(?:bucket|sum|count)$/, ''), line).toBe(described)
    expect(series, line).not.toHaveProperty([key])
    series[key] = Number(value)
  }
  return series
}
