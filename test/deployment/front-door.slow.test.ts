import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingCaddy } from '../support/caddy.ts'
import { contactRequest } from '../support/contact-client.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { type HttpRequest, type HttpResponse, send } from '../support/http-client.ts'
import { type Deployment, startDeployment } from './deployment.ts'

/** Ten messages are stored for each one that CONTACT_RATE_PER_HOUR allows. */
const MAX_STORED = 10

const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
const PREFLIGHT = { origin: 'https://pages.example', 'access-control-request-method': 'POST' }

/** Headers that belong to a connection, or that Caddy adds. */
const OF_THE_PROXY = ['alt-svc', 'connection', 'date', 'keep-alive', 'server', 'transfer-encoding']

/** Requests with the status of the answer. */
const REQUESTS: [path: string, status: number, request?: HttpRequest][] = [
  ['/', 200, { headers: { 'accept-encoding': 'br' } }],
  ['/', 304, { headers: { 'if-none-match': '*' } }],
  ['/about', 200, { method: 'HEAD' }],
  [`/${globSync('_astro/*.woff2', { cwd: 'dist' })[0]}`, 200],
  ['/assets/videos/hero-background.mp4', 206, { headers: { range: 'bytes=100-299' } }],
  ['//contact?subject=CSR', 308],
  ['/nothing', 404],
  ['/about', 405, { method: 'POST' }],
  ['/readyz', 200],
  ['/api/contact', 204, { method: 'OPTIONS', headers: PREFLIGHT }],
  ['/api/contact', 400, post('{')],
  ['/api/contact', 413, post(JSON.stringify({ message: 'x'.repeat(300_000) }))],
  ['/', 431, { headers: { 'x-long': 'x'.repeat(9_000) } }],
]

describe.skipIf(missingCaddy())('the built site behind deploy/Caddyfile', () => {
  let site: Deployment
  beforeAll(async () => {
    const rates = { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' }
    site = await startDeployment({ ALLOWED_ORIGINS: 'https://pages.example', ...rates })
  }, 60_000)
  afterAll(() => site?.stop(), 60_000)

  it.each(REQUESTS)('%s: gets the answer %i of the server, unchanged', async (path, status, request = {}) => {
    // Without this header, Caddy would ask the server for gzip and unpack it.
    const headers = { host: SITE_NAME, 'accept-encoding': 'identity', ...request.headers }
    const answer = await site.caddy.send(path, { ...request, headers })
    const direct = await send(await site.server.listening, { ...request, path, headers })
    expect(answer.status).toBe(status)
    expect(ofTheServer(answer)).toEqual(ofTheServer(direct))
    expect(answer.headers['content-encoding']).toBe(
      status === 304 ? undefined : request.headers?.['accept-encoding'],
    )
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    })
  })

  it('counts messages by the real address of a visitor, whatever X-Forwarded-For says', async () => {
    const submitFrom = async (localAddress: string, n: number) => {
      const { headers, ...request } = contactRequest(`message ${n} from ${localAddress}`)
      const forged = { ...headers, 'x-forwarded-for': `203.0.113.${n}` }
      return (await site.caddy.send('/api/contact', { ...request, localAddress, headers: forged })).status
    }
    const statuses: number[] = []
    for (let n = 0; n <= MAX_STORED; n++) statuses.push(await submitFrom('127.0.0.2', n))
    expect(statuses).toEqual([...Array(MAX_STORED).fill(201), 429])
    expect(await submitFrom('127.0.0.3', 0)).toBe(201)
  })

  it('asks to come back while no server runs, and logs nothing about visitors, links and health checks', async () => {
    await site.server.kill()
    const answers = await Promise.all(['/about', '/team/a-key'].map((path) => site.caddy.send(path)))
    for (const { status, headers, body } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '10'])
      expect(body.toString()).toContain('try again in a minute')
    }
    // Caddy looks after its certificates in the background.
    const [, afterStart = ''] = site.caddy.output().split('"serving initial configuration"}\n')
    expect(afterStart.split('\n').filter((line) => line && !line.includes('"logger":"tls'))).toEqual([])
    expect(site.caddy.output()).toContain('serving initial configuration')
  }, 60_000)
})

function ofTheServer({ status, headers, body }: HttpResponse) {
  const own = Object.entries(headers).filter(([name]) => !OF_THE_PROXY.includes(name))
  return { status, headers: Object.fromEntries(own), body: hash('sha1', body) }
}
