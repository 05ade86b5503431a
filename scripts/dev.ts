import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'

// npm run dev: starts the API server and Astro's development server, which proxies /api to it. Restarts the API server when
// its source changes. `node --watch` cannot do this: under it, the database's worker thread also posts messages of Node, which
// the server takes for answers.
if (existsSync('.env')) process.loadEnvFile()
const API_PORT = process.env.API_PORT || '3001'
const SERVER_SOURCES = ['server', 'contact']
const DEBOUNCE_MS = 150

let stopping = false
let restarting = false
let server = startServer()
const astro = start('astro', ['dev'], { API_PORT })
// If Astro ends or the first start fails (a setting, a taken port), stop. If a restart fails (a mistake in the code), wait for
// a change.
for (const child of [astro, server]) child.once('exit', stopWith)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

let debounce: ReturnType<typeof setTimeout> | undefined
const watchers = SERVER_SOURCES.map((folder) =>
  watch(folder, { recursive: true }, () => {
    clearTimeout(debounce)
    debounce = setTimeout(restartServer, DEBOUNCE_MS)
  }),
)

function startServer(): ChildProcess {
  return start('node', ['server/main.ts', '--api-only'], {
    PORT: API_PORT,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  })
}

function restartServer(): void {
  if (restarting) return
  restarting = true
  server.off('exit', stopWith)
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

/** Stops both programs because one has ended, and passes its exit code on. */
function stopWith(code: number | null): void {
  if (!stopping) process.exitCode = code ?? 1
  stop()
}

function stop(): void {
  if (stopping) return
  stopping = true
  for (const watcher of watchers) watcher.close()
  clearTimeout(debounce)
  for (const child of [astro, server]) child.kill('SIGTERM')
}
