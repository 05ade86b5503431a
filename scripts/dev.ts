import { spawn } from 'node:child_process'
import { loadSettingsFile } from '#server/load-settings-file.ts'

// npm run dev: starts the API server and Astro, which proxies /api to it. When one of them ends, both do.
loadSettingsFile()
const API_PORT = process.env.API_PORT || '3001'

const children = [
  start(['node', '--watch', '--watch-preserve-output', 'server/main.ts', '--api-only'], {
    PORT: API_PORT,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }),
  start(['astro', 'dev'], { API_PORT }),
]
for (const child of children) child.once('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

function start([command = '', ...args]: string[], settings: Record<string, string>) {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
}

function stop(exitCode: number): void {
  process.exitCode ??= exitCode
  for (const child of children) child.kill('SIGTERM')
}
