import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startDeployedNginx } from '#test/support/deployed-nginx.ts'
import { freePort } from '#test/support/free-port.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { buildIfStale } from '../built-site.ts'
import { launchChromium } from './launch-chromium.ts'
import type { MeasuredSite } from './measured-site.ts'

/**
 * Starts nginx with deploy/nginx, TLS and HTTP/2. It serves a copy of the built site, to which the hand-written page is
 * added. No server runs behind nginx, because pages do not need it.
 */
export async function openBehindNginx(): Promise<MeasuredSite> {
  buildIfStale()
  const site = join(temporaryFolder(), 'dist')
  cpSync('dist', site, { recursive: true })
  addReferencePage(site)
  const nginx = await startDeployedNginx(site, [await freePort(), await freePort()], 'localhost')
  const url = `https://localhost:${nginx.httpsPort}`
  const chromium = await launchChromium([
    `--ignore-certificate-errors-spki-list=${publicKeyHash(nginx.certificate)}`,
  ])
  return {
    url,
    port: chromium.port,
    references: { 'hand-written page with our headers': `${url}/reference` },
    async close() {
      await chromium.close()
      await nginx.stop()
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
