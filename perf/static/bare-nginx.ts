import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeCertificate } from '#test/deployment/reverse-proxy.ts'
import { findNginx } from '#test/resilience/nginx.ts'
import { freePort } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/**
 * nginx as it comes, with one worker and TLS: the files of the built site, no header of ours, no rule.
 * @returns where it listens, and how to stop it
 */
export async function startBareNginx(): Promise<{ url: string; stop: () => void }> {
  const folder = temporaryFolder()
  for (const name of ['logs', 'temporary']) mkdirSync(join(folder, name))
  const certificate = makeCertificate(folder)
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid logs/pid; error_log logs/error.log crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; access_log off; ${temporary.join(' ')}
  types { text/html html; }
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${certificate.file};
    ssl_certificate_key ${certificate.keyFile};
    root ${resolve('dist')};
    gzip_static on;
    location / { try_files $uri.html $uri =404; }
  }
}
`,
  )
  const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-e', 'logs/error.log', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return { url: `https://localhost:${port}`, stop: () => child.kill('SIGTERM') }
}
