import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { caddyHeaders } from '#scripts/deploy/header-files.ts'
import { contactRequest } from '../support/contact-client.ts'
import { deploymentHeaders, replaceAll, SITE_NAME } from '../support/deploy-config.ts'
import { freePort } from '../support/free-port.ts'
import { send } from '../support/http-client.ts'
import type { Sender } from '../support/mixed-load.ts'
import { type Check, exactly, isTrue } from '../support/scenario.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/wait.ts'
import { compareResponses, hasSecurityHeaders } from './compare-responses.ts'
import { SITE, startServers } from './deployment.ts'

const CADDYFILE = resolve(import.meta.dirname, '../../deploy/caddy/Caddyfile')
const START_TIMEOUT_MS = 5_000

/** Checks deploy/caddy over HTTP: with HTTPS, Caddy would request a certificate from a public authority. */
export async function checkCaddy(): Promise<Check[]> {
  const servers = await startServers({ ports: 2, running: 1 }, { ALLOWED_ORIGINS: 'https://pages.example' })
  const caddy = await startCaddy(servers.ports)
  try {
    const same = await compareResponses(caddy.send, servers.ports[0] ?? 0, SITE)
    await servers.kill()
    const refused = await caddy.send('/api/contact', contactRequest('while the server is down'))
    const page = await caddy.send('/about')
    const unknown = await caddy.send('/About')
    return [
      ...same,
      exactly('server down: status of a message', refused.status, 503),
      exactly('server down: status of a page', page.status, 200),
      exactly('server down: status of an unknown address', unknown.status, 404),
      isTrue('security headers on all of these', [refused, page, unknown].every(hasSecurityHeaders)),
    ]
  } finally {
    await servers.kill()
    await caddy.stop()
  }
}

async function startCaddy(ports: readonly number[]): Promise<{ send: Sender; stop: () => Promise<void> }> {
  const folder = temporaryFolder()
  const port = await freePort()
  mkdirSync(join(folder, 'current/deploy/generated'), { recursive: true })
  symlinkSync(SITE, join(folder, 'current/dist'))
  writeFileSync(join(folder, 'current/deploy/generated/caddy-headers'), caddyHeaders(deploymentHeaders(SITE)))
  writeFileSync(
    join(folder, 'Caddyfile'),
    replaceAll(readFileSync(CADDYFILE, 'utf8'), [
      [/^\{$/m, '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1'],
      [/^www\.example\.com \{/m, `http://www.${SITE_NAME}:${port} {`],
      [/^example\.com \{/m, `http://${SITE_NAME}:${port} {`],
      [/\/srv\/website/g, folder],
      [/127\.0\.0\.1:3000/, `127.0.0.1:${ports[0]}`],
      [/127\.0\.0\.1:3001/, `127.0.0.1:${ports[1]}`],
    ]),
  )
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'close')
  const killOnExit = () => child.kill('SIGTERM')
  process.once('exit', killOnExit)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const sendToCaddy: Sender = (path, { headers, ...request } = {}) =>
    send(`http://127.0.0.1:${port}`, { ...request, path, headers: { host: SITE_NAME, ...headers } })
  const hasResponded = () =>
    sendToCaddy('/').then(
      () => true,
      () => false,
    )
  await until(() => child.exitCode !== null || hasResponded(), START_TIMEOUT_MS)
  if (child.exitCode !== null) throw new Error(`Caddy exited: ${errors}`)
  return {
    send: sendToCaddy,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', killOnExit)
    },
  }
}
