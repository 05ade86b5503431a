import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nginxHeaders, nginxMaps } from '#scripts/deploy/header-files.ts'
import { findNginx } from '../resilience/nginx.ts'
import { wait } from '../resilience/scenario.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type Client, createClient } from './client.ts'
import { deploymentHeaders, deploymentPolicies, replaced, SITE_NAME } from './configuration.ts'

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/nginx')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx as deploy/nginx has it, on loopback. */
export type Front = {
  client: Client
  httpPort: number
  httpsPort: number
  /** Takes the configuration anew, as `nginx -s reload` does. */
  reload(): void
  stop(): Promise<void>
}

/**
 * Starts nginx with the very files of deploy/nginx: only places, ports and the certificate are others.
 * @param ports where the servers listen; one gets two places, as on one machine
 */
export async function startFront(
  site: string,
  {
    httpPort,
    httpsPort,
    ports,
    name = SITE_NAME,
  }: { httpPort: number; httpsPort: number; ports: readonly number[]; name?: string },
): Promise<Front> {
  const folder = temporaryFolder()
  for (const name of ['logs', 'temporary', 'current/deploy/generated'])
    mkdirSync(join(folder, name), { recursive: true })
  symlinkSync(site, join(folder, 'current/dist'))
  const headers = deploymentHeaders(site)
  const generated = join(folder, 'current/deploy/generated')
  writeFileSync(join(generated, 'nginx-headers.conf'), nginxHeaders(headers))
  writeFileSync(join(generated, 'nginx-maps.conf'), nginxMaps(headers, deploymentPolicies(site)))

  const certificate = makeCertificate(folder, name)
  const upstream = ports.map((port) => `server 127.0.0.1:${port} max_fails=0`)
  const website = replaced(readFileSync(join(CONFIGURATION, 'website.conf'), 'utf8'), [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    [/server 127\.0\.0\.1:3000 max_fails=0/g, upstream[0] ?? ''],
    [
      /server 127\.0\.0\.1:3001 max_fails=0 backup/g,
      upstream.length > 2 ? upstream.slice(1).join('; ') : `${upstream[1]} backup`,
    ],
    [/\/srv\/website/g, folder],
    [/\/etc\/nginx\/website-tls\.conf/g, join(folder, 'tls.conf')],
    [/\/var\/log\/nginx/g, join(folder, 'logs')],
    [/\bexample\.com\b/g, name],
  ])
  writeFileSync(join(folder, 'website.conf'), website)
  writeFileSync(
    join(folder, 'tls.conf'),
    replaced(readFileSync(join(CONFIGURATION, 'website-tls.conf'), 'utf8'), [
      [/\/etc\/letsencrypt\/live\/example\.com\/fullchain\.pem/, certificate.file],
      [/\/etc\/letsencrypt\/live\/example\.com\/privkey\.pem/, certificate.keyFile],
    ]),
  )
  writeFileSync(join(folder, 'nginx.conf'), frame(folder))

  const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-e', 'logs/error.log', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((done) => child.once('close', done))
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const client = createClient({ port: httpsPort, name, certificate: certificate.text })
  await untilItAnswers(client, child)
  return {
    client,
    httpPort,
    httpsPort,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGQUIT')
      setTimeout(() => child.kill('SIGTERM'), 3_000).unref()
      await ended
      process.off('exit', endWithUs)
      client.close()
    },
  }
}

/** What Debian's own nginx.conf would hold around the files in conf.d. */
function frame(folder: string): string {
  const hasBrotli = existsSync(BROTLI_MODULE)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  )
  return `daemon off; worker_processes 1; pid logs/pid; error_log logs/error.log crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on;
  ${temporary.join(' ')}
  ${hasBrotli ? readFileSync(join(CONFIGURATION, 'website-brotli.conf'), 'utf8') : ''}
  include ${folder}/website.conf;
}
`
}

export function makeCertificate(
  folder: string,
  name = SITE_NAME,
): { file: string; keyFile: string; text: string } {
  const file = join(folder, 'certificate.pem')
  const keyFile = join(folder, 'key.pem')
  const names = `subjectAltName=DNS:${name},DNS:www.${name}`
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${SITE_NAME}`,
      '-addext',
      names,
      '-keyout',
      keyFile,
      '-out',
      file,
    ],
    { stdio: 'ignore' },
  )
  return { file, keyFile, text: readFileSync(file, 'utf8') }
}

async function untilItAnswers(client: Client, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error('nginx ended: what it said stands above')
    if (await client.ask('/').catch(() => undefined)) return
    await wait(50)
  }
  throw new Error('nginx does not answer')
}
