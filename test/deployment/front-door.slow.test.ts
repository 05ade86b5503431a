import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caddy, missingCaddy, startCaddy } from '../support/caddy.ts'
import { contactRequest } from '../support/contact-client.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { freePort } from '../support/free-port.ts'
import { send } from '../support/http-client.ts'
import { type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Ten messages are stored for each one that CONTACT_RATE_PER_HOUR allows. */
const MAX_STORED = 10

/** Headers that belong to a connection, or that Caddy adds. */
const OF_THE_PROXY = ['alt-svc', 'connection', 'date', 'keep-alive', 'server', 'transfer-encoding']

describe.skipIf(missingCaddy())('the built site behind deploy/Caddyfile', () => {
  let [caddy, server]: [Caddy?, ServerProcess?] = []
  beforeAll(async () => {
    const folder = temporaryFolder()
    symlinkSync(resolve('dist'), join(folder, 'dist'))
    const port = await freePort()
    const settings = { PORT: String(port), SITE_URL: `https://${SITE_NAME}`, TRUST_PROXY: '127.0.0.1' }
    const rates = { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' }
    server = spawnServer({ folder, environment: { ...settings, ...rates } })
    await server.listening
    caddy = await startCaddy([port, await freePort()])
  }, 60_000)
  afterAll(async () => {
    await server?.kill()
    await caddy?.stop()
  }, 60_000)

  it('passes the answers of the server on, unchanged', async () => {
    const headers = { host: SITE_NAME, 'accept-encoding': 'br' }
    const answer = await ask('/', { headers })
    const direct = await send(await (server as ServerProcess).listening, { headers })
    for (const header of OF_THE_PROXY) for (const { headers } of [answer, direct]) delete headers[header]
    expect(answer).toMatchObject({ status: 200, headers: direct.headers, body: direct.body })
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
  })

  it('counts messages by the real address of a visitor, whatever X-Forwarded-For says', async () => {
    const submitFrom = async (localAddress: string, n: number) => {
      const { headers, ...request } = contactRequest(`message ${n} from ${localAddress}`)
      const forged = { ...headers, 'x-forwarded-for': `203.0.113.${n}` }
      return (await ask('/api/contact', { ...request, localAddress, headers: forged })).status
    }
    const statuses: number[] = []
    for (let n = 0; n <= MAX_STORED; n++) statuses.push(await submitFrom('127.0.0.2', n))
    expect(statuses).toEqual([...Array(MAX_STORED).fill(201), 429])
    expect(await submitFrom('127.0.0.3', 0)).toBe(201)
  })

  it('asks to come back while no server runs, and logs nothing about visitors, links and health checks', async () => {
    await server?.kill()
    const answers = await Promise.all(['/about', '/team/a-key'].map((path) => ask(path)))
    for (const { status, headers, body } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '10'])
      expect(body.toString()).toContain('try again in a minute')
    }
    // Caddy looks after its certificates in the background.
    const [, afterStart = ''] = (caddy as Caddy).output().split('"serving initial configuration"}\n')
    expect(afterStart.split('\n').filter((line) => line && !line.includes('"logger":"tls'))).toEqual([])
    expect(caddy?.output()).toContain('serving initial configuration')
  }, 60_000)

  const ask = (...request: Parameters<Caddy['send']>) => (caddy as Caddy).send(...request)
})
