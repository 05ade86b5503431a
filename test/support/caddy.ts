import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findOnPath } from '#test/support/find-on-path.ts'
import { replaceAll, SITE_NAME } from './deploy-config.ts'
import { freePort } from './free-port.ts'
import { type HttpRequest, send } from './http-client.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createCertificate } from './tls-certificate.ts'
import { until } from './wait.ts'

const CADDYFILE = resolve(import.meta.dirname, '../../deploy/Caddyfile')
const START_TIMEOUT_MS = 20_000

/** Caddy on loopback with deploy/Caddyfile. */
export type Caddy = Awaited<ReturnType<typeof startCaddy>>

/** Returns why Caddy cannot run here, or undefined. */
export function missingCaddy(): string | undefined {
  return findOnPath(['caddy']) ? undefined : 'Caddy is not installed: apt-get install caddy'
}

/** Starts Caddy with deploy/Caddyfile in front of servers. Only the ports and the certificate are replaced. */
export async function startCaddy(servers: readonly number[], { name = SITE_NAME } = {}) {
  const folder = temporaryFolder()
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const { file, keyFile, pem } = createCertificate(folder, name)
  const listen = ['admin off', 'default_bind 127.0.0.1', `http_port ${httpPort}`, `https_port ${httpsPort}`]
  writeFileSync(
    join(folder, 'Caddyfile'),
    replaceAll(readFileSync(CADDYFILE, 'utf8'), [
      [/^\{$/m, ['{', ...listen].join('\n\t')],
      [/^\{\$DOMAIN\} \{$/m, `${name} {\n\ttls ${file} ${keyFile}`],
    ]),
  )
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'close')
  const killOnExit = () => child.kill('SIGTERM')
  process.once('exit', killOnExit)
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const isRunning = () => child.exitCode !== null || output.includes('serving initial configuration')
  await until(isRunning, START_TIMEOUT_MS)
  if (child.exitCode !== null) throw new Error(`Caddy exited: ${output}`)
  return {
    httpsPort,
    /** The self-signed certificate in PEM format. */
    certificate: pem,
    /** Sends an HTTPS request with the host name of the site. */
    send: (path: string, { headers, ...request }: HttpRequest = {}) =>
      send(`https://127.0.0.1:${httpsPort}`, {
        ...request,
        path,
        servername: name,
        ca: pem,
        headers: { host: name, ...headers },
      }),
    /** Returns everything that Caddy has logged. */
    output: () => output,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', killOnExit)
    },
  }
}
