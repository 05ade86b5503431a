import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Starts a static host with the documented rules of Netlify and Cloudflare Pages: `_headers`, and `about.html` as `/about`. */
export async function startStaticHost(folder: string, port: number): Promise<{ stop: () => void }> {
  const headers = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const server = createServer((request, response) => respond(request, response, { folder, headers }))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Site = { folder: string; headers: [pattern: RegExp, name: string, value: string][] }

function respond({ url = '/' }: IncomingMessage, response: ServerResponse, site: Site): void {
  const path = decodeURI(url.split('?')[0] ?? '/')
  for (const [pattern, name, value] of site.headers) {
    const others = response.getHeader(name)
    if (pattern.test(path)) response.setHeader(name, others ? `${others}, ${value}` : value)
  }
  const file = findFile(site.folder, path)
  if (file) send(response, 200, file)
  else send(response, 404, join(site.folder, '404.html'))
}

function findFile(folder: string, path: string): string | undefined {
  const names = path === '/' ? ['/index.html'] : [path, `${path}.html`]
  return names
    .map((name) => join(folder, name))
    .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile())
}

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  response.end(readFileSync(file))
}

function readHeaders(text: string): Site['headers'] {
  let pattern = /^$/
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.flatMap((line): Site['headers'] => {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) return [[pattern, name, value]]
    pattern = patternOf(line.trim())
    return []
  })
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*/g, '.*')}$`)
}
