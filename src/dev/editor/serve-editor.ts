import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { transformWithOxc } from 'vite'
import { contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'
import { formatProblem } from '#src/content/validate/check-content.ts'
import { editorConfig } from './editor-config.ts'
import { checkForm, isKind, kindOf, printForm, readForm } from './entry-file.ts'

/** The folders of node_modules that the page loads scripts, fonts and decoders from. */
const MODULES = ['@sveltia/cms/npm/', 'exifr/dist/', 'immutable/dist/']

const IMPORT_MAP = JSON.stringify({
  imports: {
    '@sveltia/cms': '/edit/modules/@sveltia/cms/npm/index.js',
    'exifr/': '/edit/modules/exifr/',
    immutable: '/edit/modules/immutable/dist/immutable.es.js',
  },
})

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the website</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/edit/screen.css">
<script type="importmap">${IMPORT_MAP}</script>
<script type="module" src="/edit/screen.js"></script>
<body><ul id="problems" role="status" hidden></ul></body>
</html>
`

/** Keeps the page from loading anything of another host. Sveltia adds its styles with scripts. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}' 'wasm-unsafe-eval'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
].join('; ')

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * Answers the requests of the page /edit of the development server.
 * @param root folder that contains `content/` and `node_modules/`
 */
export async function serveEditor(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const send = (type: string, body: string | Buffer) => {
    response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream')
    response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY)
    response.end(body)
  }
  const sendJson = (value: unknown) => send('.json', JSON.stringify(value))
  try {
    if (request.method === 'POST') {
      const body = await text(request)
      sendJson(answer(pathname, searchParams, body))
    } else if (pathname === '/') send('.html', PAGE)
    else if (pathname === '/config.json') sendJson({ config: editorConfig(root), formats: formats() })
    else if (pathname === '/screen.js')
      send('.js', (await transformWithOxc(sourceOf('screen.ts'), 'screen.ts')).code)
    else if (pathname === '/screen.css') send('.css', sourceOf('screen.css'))
    else send(extname(pathname), moduleFile(root, pathname))
  } catch (error) {
    response.statusCode = 400
    send('.txt', error instanceof Error ? error.message : String(error))
  }
}

function answer(pathname: string, parameters: URLSearchParams, body: string): unknown {
  if (pathname === '/check') {
    const file = parameters.get('file') ?? ''
    const problems = checkForm(kindOf(file), file, JSON.parse(body))
    return { problems: problems.map(formatProblem) }
  }
  const kind = parameters.get('kind')
  if (isKind(kind) && pathname === '/read') return readForm(kind, body)
  if (isKind(kind) && pathname === '/print') return { text: printForm(kind, JSON.parse(body)) }
  throw new Error(`nothing answers ${pathname}`)
}

function formats(): { kind: string; extension: string }[] {
  return contentKindNames.map((kind) => ({ kind, extension: extname(contentKinds[kind].files).slice(1) }))
}

function moduleFile(root: string, pathname: string): Buffer {
  const name = pathname.replace(/^\/modules\//, '')
  if (!MODULES.some((folder) => name.startsWith(folder))) throw new Error(`nothing answers ${pathname}`)
  return readFileSync(join(root, 'node_modules', name))
}

function sourceOf(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}
