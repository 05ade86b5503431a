import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ask } from './clients.ts'
import { wait } from './scenario.ts'

/** nginx: NGINX_BIN, or where Debian puts it. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_BIN ?? '', '/usr/sbin/nginx', '/usr/bin/nginx'].find(
    (file) => file !== '' && existsSync(file),
  )
}

/**
 * nginx in front of several servers, as an operator runs it: connections to them are kept for less long than they
 * keep them, so that none is closed under a request, and what a closing listener drops goes to the next server.
 * For posts this is safe (`non_idempotent`): a message that comes twice is stored once, with a key or without.
 */
export async function startNginx(ports: readonly number[]): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = temporaryFolder()
  for (const name of ['logs', 'temporary']) mkdirSync(join(folder, name))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temporary/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid logs/pid; error_log logs/error.log crit;
events { worker_connections 2048; }
http {
  access_log off; ${temporary.join(' ')}
  upstream site {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')}
    keepalive 32; keepalive_timeout 4s; keepalive_requests 900;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s; proxy_next_upstream error timeout non_idempotent; proxy_next_upstream_tries 3;
    }
  }
}`,
  )
  const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-e', 'logs/error.log', '-c', 'nginx.conf'], {
    stdio: 'ignore',
  })
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask(`${url}/healthz`).catch(() => undefined)) break
    await wait(50)
  }
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
