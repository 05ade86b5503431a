import { resolve } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { send } from '#test/support/http-client.ts'
import { startNginx } from '#test/support/nginx.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createCertificate } from '#test/support/tls-certificate.ts'

/**
 * Starts nginx with one worker and TLS. It serves the built site without the headers and rules of deploy/nginx, so that
 * their cost can be measured.
 */
export async function startBareNginx(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder()
  const certificate = createCertificate(folder, 'localhost')
  const url = `https://localhost:${await freePort()}`
  const { stop } = await startNginx(folder, {
    isReady: async () => (await send(url, { ca: certificate.pem })).status > 0,
    http: `sendfile on; tcp_nopush on; access_log off;
  types { text/html html; }
  server {
    listen 127.0.0.1:${new URL(url).port} ssl;
    ssl_certificate ${certificate.file};
    ssl_certificate_key ${certificate.keyFile};
    root ${resolve('dist')};
    gzip_static on;
    location / { try_files $uri.html $uri =404; }
  }`,
  })
  return { url, stop }
}
