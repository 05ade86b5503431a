import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { caddyHeaders } from '#scripts/deploy/header-files.ts'
import { exactly, type Figure, wait } from '../resilience/scenario.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { askPlain, type Client } from './client.ts'
import { deploymentHeaders, replaced, SITE_NAME } from './configuration.ts'
import { holds, SITE, startServers } from './deployment.ts'
import { provesFilm, provesRevisits } from './files.ts'
import { isDressed, provesSameAnswers } from './same-responses.ts'
import { leave } from './visits.ts'

const CADDYFILE = resolve(import.meta.dirname, '../../deploy/caddy/Caddyfile')
const PORT = 18_090

/** Is Caddy there? */
export function findCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The same site behind deploy/caddy, without the certificate that it would fetch from the world. */
export async function oneMachineWithCaddy(): Promise<Figure[]> {
  const servers = await startServers({ count: 1, places: 2 }, { ALLOWED_ORIGINS: 'https://pages.example' })
  const { client, stop } = await startCaddy(servers.ports)
  try {
    const same = await provesSameAnswers(client, servers.ports[0] ?? 0, SITE)
    const files = [...(await provesFilm(client)), ...(await provesRevisits(client))]
    await servers.end()
    const refused = await leave(client, 'while the server is down')
    const page = await client.ask('/about')
    return [
      ...same,
      ...files,
      exactly('server down: status of a message', refused.status, 503),
      exactly('server down: status of a page', page.status, 200),
      holds('all headers on all of these', [refused, page].every(isDressed)),
    ]
  } finally {
    await servers.end()
    await stop()
  }
}

async function startCaddy(ports: readonly number[]): Promise<{ client: Client; stop(): Promise<void> }> {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'current/deploy/generated'), { recursive: true })
  symlinkSync(SITE, join(folder, 'current/dist'))
  writeFileSync(join(folder, 'current/deploy/generated/caddy-headers'), caddyHeaders(deploymentHeaders(SITE)))
  writeFileSync(
    join(folder, 'Caddyfile'),
    replaced(readFileSync(CADDYFILE, 'utf8'), [
      [/^\{$/m, '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1'],
      [/^www\.example\.com \{/m, `http://www.${SITE_NAME}:${PORT} {`],
      [/^example\.com \{/m, `http://${SITE_NAME}:${PORT} {`],
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
  const ended = new Promise((done) => child.once('close', done))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const client: Client = {
    ask: (path, question = {}) =>
      askPlain(PORT, path, { ...question, headers: { host: SITE_NAME, ...question.headers } }),
    close: () => undefined,
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${said}`)
    if (await client.ask('/').catch(() => undefined)) break
    await wait(50)
  }
  return {
    client,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithUs)
    },
  }
}
