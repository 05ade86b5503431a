import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startCaddy } from '#test/support/caddy.ts'
import { freePort } from '#test/support/free-port.ts'
import { spawnServer } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { buildIfStale } from '../built-site.ts'
import { launchChromium } from './launch-chromium.ts'
import type { MeasuredSite } from './measured-site.ts'

/**
 * Starts Caddy with deploy/Caddyfile, TLS and HTTP/2, in front of a server of a copy of the built site, to which the
 * hand-written page is added.
 */
export async function openBehindCaddy(): Promise<MeasuredSite> {
  buildIfStale()
  const folder = temporaryFolder()
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  addReferencePage(join(folder, 'dist'))
  const port = await freePort()
  const environment = { PORT: String(port), SITE_URL: 'https://localhost', TRUST_PROXY: '127.0.0.1' }
  const server = spawnServer({ folder, environment })
  await server.listening
  const caddy = await startCaddy([port], { name: 'localhost' })
  const url = `https://localhost:${caddy.httpsPort}`
  const chromium = await launchChromium([
    `--ignore-certificate-errors-spki-list=${publicKeyHash(caddy.certificate)}`,
  ])
  return {
    url,
    port: chromium.port,
    references: { 'hand-written page with our headers': `${url}/reference` },
    async close() {
      await chromium.close()
      await caddy.stop()
      await server.kill('SIGTERM')
    },
  }
}

function addReferencePage(site: string): void {
  const html = readFileSync('perf/pages/reference.html')
  writeFileSync(join(site, 'reference.html'), html)
  writeFileSync(join(site, 'reference.html.br'), brotliCompressSync(html))
  for (const font of ['ojuju.woff2', 'brygada.woff2'])
    cpSync(`src/styles/fonts/${font}`, join(site, 'assets', font))
}

/** Returns the hash by which Chromium's flag names a certificate: SHA-256 of the public key, in base64. */
function publicKeyHash(certificate: string): string {
  const { publicKey } = new X509Certificate(certificate)
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}
