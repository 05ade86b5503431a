import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

// npm run dev: starts the API server and Astro's development server, which proxies /api to it. Restarts the API server when
// its source changes. `node --watch` cannot do this: under it, the database's worker thread also posts messages of Node, which
// the server takes for answers.
const API_PORT = process.env.API_PORT ?? '3001'
const SERVER_SOURCES = ['server', 'contact']
const DEBOUNCE_MS = 150

let stopping = false
let restarting = false
let server = startServer()
const astro = start('astro', ['dev'], { API_PORT })
astro.on('exit', stop)
// If the first start fails (a setting, a taken port), stop. If a restart fails (a mistake in the code), wait for a change.
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
  if (restarting) return
  restarting = true
  const startNext = () => {
    restarting = false
    if (!stopping) server = startServer()
  }
  const hasExited = server.exitCode !== null || server.signalCode !== null
  if (hasExited) startNext()
  else server.once('exit', startNext).kill('SIGTERM')
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
