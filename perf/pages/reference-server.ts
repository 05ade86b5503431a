import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inlineHashes } from '#server/http/inline-hashes.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(ROOT, path))

/**
 * Serves the reference page: a hand-written HTML file with the text of a service page, inline styles and the site's two
 * fonts, without scripts and images.
 * @param isSecured true if the page must have the site's security headers
 */
export async function serveReferencePage(isSecured: boolean): Promise<{ url: string; close: () => void }> {
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
    '/assets/ojuju.woff2': ['font/woff2', read('src/styles/fonts/ojuju.woff2')],
    '/assets/brygada.woff2': ['font/woff2', read('src/styles/fonts/brygada.woff2')],
    '/favicon.svg': ['image/svg+xml', read('dist/favicon.svg')],
  }
  const server = createServer((request, response) => {
    const [type, body, encoding] = files[request.url ?? ''] ?? ['text/plain', Buffer.from('not found')]
    response.writeHead(type === 'text/plain' ? 404 : 200, {
      'content-type': type,
      'content-length': body.length,
      ...(body === page && headers),
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
