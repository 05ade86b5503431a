import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startCaddy } from '#test/support/caddy.ts'
import { freePort } from '#test/support/free-port.ts'
import { spawnServer } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** Path of the hand-written page: the baseline for the speed of browser and machine. */
export const REFERENCE_PATH = '/reference'

export type MeasuredSite = Awaited<ReturnType<typeof serveSite>>

/** Serves a copy of a built folder, with the hand-written page, behind Caddy as visitors get it. */
export async function serveSite(name: string) {
  const folder = temporaryFolder()
  const copy = join(folder, 'dist')
  cpSync(name, copy, { recursive: true })
  const html = readFileSync(join(import.meta.dirname, 'reference.html'))
  writeFileSync(`${copy}${REFERENCE_PATH}.html`, html)
  writeFileSync(`${copy}${REFERENCE_PATH}.html.br`, brotliCompressSync(html))
  for (const font of ['ojuju.woff2', 'brygada.woff2'])
    cpSync(`src/styles/fonts/${font}`, join(copy, 'assets', font))
  const port = await freePort()
  const environment = { PORT: String(port), SITE_URL: 'https://localhost', TRUST_PROXY: '127.0.0.1' }
  const server = spawnServer({ folder, environment })
  await server.listening
  const caddy = await startCaddy([port], { name: 'localhost' })
  const key = new X509Certificate(caddy.certificate).publicKey.export({ type: 'spki', format: 'der' })
  return {
    name,
    url: `https://localhost:${caddy.httpsPort}`,
    trustFlag: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    close: () => Promise.all([caddy.stop(), server.kill('SIGTERM')]),
  }
}
