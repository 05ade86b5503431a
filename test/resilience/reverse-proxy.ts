import { freePort } from '../support/free-port.ts'
import { send } from '../support/http-client.ts'
import { startNginx } from '../support/nginx.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Starts nginx as a reverse proxy, with the upstream settings of deploy/nginx: nginx closes idle connections before the
 * servers do, and retries a failed request on the next server. `non_idempotent` allows it to retry a POST too, which
 * is safe because the servers store a repeated message only once.
 */
export async function startReverseProxy(
  ports: readonly number[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startNginx(temporaryFolder(), {
    isReady: async () => (await send(`${url}/healthz`)).status > 0,
    http: `access_log off;
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
  }`,
  })
  return { url, stop }
}
