import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

// Pages and islands reload through Astro; it hands /api on to the server, which starts again at each change.
// `node --watch` would do that, but it also talks to worker threads, and the database lives in one.
const API_PORT = process.env.API_PORT ?? '3001'
const SERVER_SOURCES = ['server', 'contact']
const SETTLE_MS = 150

let stopping = false
let server = startServer()
const pages = start('astro', ['dev'], { API_PORT })
pages.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

let settling: ReturnType<typeof setTimeout> | undefined
const watchers = SERVER_SOURCES.map((folder) =>
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling)
    settling = setTimeout(restartServer, SETTLE_MS)
  }),
)

function startServer(): ChildProcess {
  return start('node', ['server/main.ts', '--api-only'], { PORT: API_PORT, LOG_LEVEL: 'warn' })
}

function restartServer(): void {
  const old = server
  const next = () => {
    if (!stopping) server = startServer()
  }
  if (old.exitCode !== null) next()
  else old.once('exit', next).kill('SIGTERM')
}

function start(command: string, args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
}

function stop(): void {
  if (stopping) return
  stopping = true
  for (const watcher of watchers) watcher.close()
  clearTimeout(settling)
  for (const child of [pages, server]) child.kill('SIGTERM')
}
