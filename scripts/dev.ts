import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

// npm run dev: starts the API server and Astro's development server, which proxies /api to it. Restarts the API server when
// its source changes. `node --watch` cannot do this: it also sends its own messages to the database's worker thread, which
// treats every message as a query.
const API_PORT = process.env.API_PORT ?? '3001'
const SERVER_SOURCES = ['server', 'contact']
const DEBOUNCE_MS = 150

let stopping = false
let server = startServer()
const astro = start('astro', ['dev'], { API_PORT })
astro.on('exit', stop)
// The first start fails because of a setting or a taken port. A restart fails because of a mistake in the code: keep running.
server.once('exit', (code) => {
  if (!code) return
  process.exitCode = code
  stop()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

let debounce: ReturnType<typeof setTimeout> | undefined
const watchers = SERVER_SOURCES.map((folder) =>
  watch(folder, { recursive: true }, () => {
    clearTimeout(debounce)
    debounce = setTimeout(restartServer, DEBOUNCE_MS)
  }),
)

function startServer(): ChildProcess {
  return start('node', ['server/main.ts', '--api-only'], { PORT: API_PORT, LOG_LEVEL: 'warn' })
}

function restartServer(): void {
  const previous = server
  const startNext = () => {
    if (!stopping) server = startServer()
  }
  if (previous.exitCode !== null) startNext()
  else previous.once('exit', startNext).kill('SIGTERM')
}

function start(command: string, args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
}

function stop(): void {
  if (stopping) return
  stopping = true
  for (const watcher of watchers) watcher.close()
  clearTimeout(debounce)
  for (const child of [astro, server]) child.kill('SIGTERM')
}
