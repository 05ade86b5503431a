import { type ChildProcess, spawn } from 'node:child_process'

// Pages and islands reload through Astro; it hands /api on to the server, which starts again at each change.
const API_PORT = process.env.API_PORT ?? '3001'
const processes: ChildProcess[] = [
  start('astro', ['dev'], { API_PORT }),
  start('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    PORT: API_PORT,
    LOG_LEVEL: 'warn',
  }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
for (const child of processes) child.on('exit', () => stop('SIGTERM'))

function start(command: string, args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
}

function stop(signal: 'SIGINT' | 'SIGTERM'): void {
  for (const child of processes) child.kill(signal)
}
