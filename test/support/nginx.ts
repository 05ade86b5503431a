import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { executableFromEnv } from './executable-from-env.ts'
import { until } from './wait.ts'

export type Nginx = {
  /** Reloads the configuration, like `nginx -s reload`. */
  reload: () => void
  stop: () => Promise<void>
}

const START_TIMEOUT_MS = 5_000
const DRAIN_TIMEOUT_MS = 3_000

/** Returns the path of nginx, from NGINX_BIN or a standard location, or undefined if it is not installed. */
export function findNginx(): string | undefined {
  return executableFromEnv('NGINX_BIN') ?? ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
}

/**
 * Starts nginx with one worker and waits until it responds.
 * @param folder new folder for the configuration, the logs and temporary files
 * @param http content of the `http` block; paths are relative to `folder`
 * @param modules `load_module` directives
 * @param isReady sends a request to nginx and returns true if nginx responds
 * @throws if nginx exits or does not respond in time
 */
export async function startNginx(
  folder: string,
  { http, modules = '', isReady }: { http: string; modules?: string; isReady: () => Promise<boolean> },
): Promise<Nginx> {
  for (const name of ['logs', 'temporary']) mkdirSync(join(folder, name), { recursive: true })
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temporary/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid logs/pid; error_log logs/error.log crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
${modules}
events { worker_connections 2048; }
http {
  ${temporaryPaths.join(' ')}
  ${http}
}
`,
  )
  const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-e', 'logs/error.log', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = new Promise((resolve) => child.once('close', resolve))
  const killOnExit = () => child.kill('SIGTERM')
  process.once('exit', killOnExit)
  const isSettled = () => (child.exitCode === null ? isReady().catch(() => false) : true)
  const hasResponded = await until(isSettled, START_TIMEOUT_MS)
  if (child.exitCode !== null) throw new Error('nginx exited; its error is above')
  if (!hasResponded) throw new Error('nginx does not respond')
  return {
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGQUIT')
      setTimeout(() => child.kill('SIGTERM'), DRAIN_TIMEOUT_MS).unref()
      await exited
      process.off('exit', killOnExit)
    },
  }
}
