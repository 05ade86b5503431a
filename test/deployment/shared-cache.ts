import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contactRequest } from '../support/contact-client.ts'
import { replaceAll, SITE_NAME } from '../support/deploy-config.ts'
import { freePort } from '../support/free-port.ts'
import { send } from '../support/http-client.ts'
import type { Sender } from '../support/mixed-load.ts'
import { startNginx } from '../support/nginx.ts'
import { type Check, exactly, isTrue } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { createCertificate } from '../support/tls-certificate.ts'

const HASHED = '/_astro/app.B3x_.js'
const NEW_HASHED = '/_astro/new.C4y_.js'

/** Checks deploy/nginx/shared-cache.conf: what is kept, what is not, and that a release needs no purge of pages. */
export async function checkSharedCache(): Promise<Check[]> {
  const port = await freePort()
  const folder = createServerFolder()
  const start = () => spawnServer({ folder, environment: { PORT: String(port), TRUST_PROXY: '127.0.0.1' } })
  let server = start()
  await server.listening
  const cache = await startSharedCache(port)
  try {
    const br = { headers: { 'accept-encoding': 'br' } }
    const hashed = [await cache.send(HASHED, br), await cache.send(HASHED, br), await cache.send(HASHED)]
    const missing = await cache.send(NEW_HASHED)
    const page = await cache.send('/about')
    const repeated = await cache.send('/about', {
      headers: { 'if-none-match': String(page.headers.etag) },
    })
    const posts = [1, 2].map((n) => cache.send('/api/contact', contactRequest(`message ${n}`)))
    const references = new Set((await Promise.all(posts)).map(({ body }) => body.toString()))
    const thanks = '/contact/thank-you?reference=K7Q2-M9XD'
    const notKept = [
      await cache.send('/about'),
      await cache.send(NEW_HASHED),
      ...[await cache.send(thanks), await cache.send(thanks)],
    ]

    await server.kill()
    const whileDown = await cache.send(HASHED, br)
    writeFileSync(join(folder, `dist${NEW_HASHED}`), 'new')
    const file = join(folder, 'dist/about.html')
    writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>', '<h1>New '))
    server = start()
    await server.listening
    const [newPage, newHashed] = [await cache.send('/about'), await cache.send(NEW_HASHED)]
    return [
      isTrue(
        'a hashed file is kept in each encoding',
        hashed.map(statusOf).join(' ') === 'MISS HIT MISS' && hashed[1]?.headers['content-encoding'] === 'br',
      ),
      isTrue('a browser that has the page gets 304', repeated.status === 304),
      exactly('status of a hashed file that is missing', missing.status, 404),
      exactly(
        'answers kept that must not be',
        notKept.filter((answer) => statusOf(answer) === 'HIT').length,
        0,
      ),
      exactly('messages that reach the server, of 2', references.size, 2),
      exactly('site down: status of a hashed file', whileDown.status, 200),
      isTrue('after a release: the new page at once', newPage.body.includes('<h1>New ')),
      exactly('after a release: status of the hashed file that was missing', newHashed.status, 200),
    ]
  } finally {
    await server.kill()
    await cache.stop()
  }
}

function statusOf({ headers }: Awaited<ReturnType<Sender>>): string {
  return headers['x-cache'] ?? 'none'
}

/** Starts the cache in front of a server without TLS. */
async function startSharedCache(originPort: number): Promise<{ send: Sender; stop: () => Promise<void> }> {
  const folder = temporaryFolder()
  const port = await freePort()
  const { file, keyFile, pem } = createCertificate(folder, SITE_NAME)
  mkdirSync(join(folder, 'cache'))
  writeFileSync(join(folder, 'tls.conf'), `ssl_certificate ${file};\nssl_certificate_key ${keyFile};\n`)
  const configuration = readFileSync(resolve('deploy/nginx/shared-cache.conf'), 'utf8')
  const http = replaceAll(configuration, [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 443\b/, `listen 127.0.0.1:${port}`],
    [/\/var\/cache\/nginx\/website/, join(folder, 'cache')],
    [/\/etc\/nginx\/website-tls\.conf/, join(folder, 'tls.conf')],
    [/origin\.example\.com:443/, `127.0.0.1:${originPort}`],
    [/https:\/\/website_origin/g, 'http://website_origin'],
  ])
  const sendToCache: Sender = (path, { headers, ...request } = {}) =>
    send(`https://127.0.0.1:${port}`, {
      ...request,
      path,
      servername: SITE_NAME,
      ca: pem,
      headers: { host: SITE_NAME, ...headers },
    })
  const nginx = await startNginx(folder, {
    http,
    isReady: async () => (await sendToCache('/')).status > 0,
  })
  return { send: sendToCache, stop: nginx.stop }
}
