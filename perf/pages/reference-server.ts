import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inlineHashes } from '#server/site/inline-hashes.ts'
import { securityHeaders } from '#server/site/security-headers.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(ROOT, path))

/**
 * Serves the reference: the words of a service page as a person would write them by hand, in one document with its
 * style inside, with the site's two fonts, no script and no picture.
 * @param isSecured whether the page has the site's security headers; otherwise it has no more headers than needed
 * @returns its address, and how to stop it
 */
export async function serveReference(isSecured: boolean): Promise<{ url: string; close: () => void }> {
  const html = read('perf/pages/reference.html')
  const page = brotliCompressSync(html)
  const headers = isSecured
    ? securityHeaders({
        siteOrigin: 'http://localhost',
        apiOrigin: undefined,
        ...inlineHashes(html.toString()),
      })
    : {}
  const files: Record<string, [type: string, body: Buffer, encoding?: string]> = {
    '/': ['text/html; charset=utf-8', page, 'br'],
    '/ojuju.woff2': ['font/woff2', read('src/styles/fonts/ojuju.woff2')],
    '/brygada.woff2': ['font/woff2', read('src/styles/fonts/brygada.woff2')],
    '/favicon.svg': ['image/svg+xml', read('dist/favicon.svg')],
  }
  const server = createServer((request, response) => {
    const [type, body, encoding] = files[request.url ?? ''] ?? ['text/plain', Buffer.from('no such file')]
    response.writeHead(type === 'text/plain' ? 404 : 200, {
      'content-type': type,
      'content-length': body.length,
      ...(body === page && headers),
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
