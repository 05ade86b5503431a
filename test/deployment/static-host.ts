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

type Rule = { pattern: RegExp; to: string; status: number; isForced: boolean }

/** Starts a static host with Netlify's documented rules: `_headers`, `_redirects`, and `about.html` as `/about`. */
export async function startStaticHost(folder: string, port: number): Promise<{ stop: () => void }> {
  const headers = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const rules = readRules(readFileSync(join(folder, '_redirects'), 'utf8'))
  const server = createServer((request, response) => respond(request, response, { folder, headers, rules }))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Site = { folder: string; headers: [pattern: RegExp, name: string, value: string][]; rules: Rule[] }

function respond({ url = '/' }: IncomingMessage, response: ServerResponse, site: Site): void {
  const path = decodeURI(url.split('?')[0] ?? '/')
  for (const [pattern, name, value] of site.headers) if (pattern.test(path)) response.setHeader(name, value)
  const rule = site.rules.find(({ pattern }) => pattern.test(path))
  const file = findFile(site.folder, path)
  if (rule && (rule.isForced || !file)) {
    if (rule.status < 400) return void response.writeHead(rule.status, { location: rule.to }).end()
    send(response, rule.status, join(site.folder, rule.to))
  } else if (file) send(response, 200, file)
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

function readRules(text: string): Rule[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [from = '', to = '', status = ''] = line.split(/\s+/)
    return {
      pattern: patternOf(from),
      to,
      status: Number.parseInt(status, 10),
      isForced: status.endsWith('!'),
    }
  })
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`)
}
