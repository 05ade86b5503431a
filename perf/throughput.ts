import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { startDeployedNginx } from '#test/support/deployed-nginx.ts'
import { freePort } from '#test/support/free-port.ts'
import { startBareNginx } from './bare-nginx.ts'
import { startBuiltSite } from './built-site.ts'

const SECONDS = 5
const ROUNDS = 3

/** A page whose gzip copy is slightly larger than 20 kB. */
const PAGE = '/csr'

/**
 * Measures how many gzip-compressed pages per second are served over keep-alive connections. Each round measures Node,
 * nginx with a minimal configuration, and nginx with deploy/nginx, one after the other. Requires `wrk` and `nginx`.
 */
export async function measureThroughput(): Promise<void> {
  const { url, server } = await startBuiltSite()
  const bytes = statSync(resolve(`dist${PAGE}.html.gz`)).size
  console.log(`${PAGE}, ${bytes} bytes of gzip; load average before: ${loadavg()[0]?.toFixed(1)}`)
  console.log('| round | Node, pages/s | p99 | bare nginx, TLS | nginx with deploy/, TLS | share |')
  console.log('|---|---|---|---|---|---|')
  const ports = [Number(new URL(url).port), await freePort()]
  const deployed = await startDeployedNginx(resolve('dist'), ports, 'localhost')
  const bare = await startBareNginx()
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const node = runWrk(`${url}${PAGE}`)
      const bareNginx = runWrk(`${bare.url}${PAGE}`)
      const deployedNginx = runWrk(`https://localhost:${deployed.httpsPort}${PAGE}`)
      const share = `${Math.round((100 * deployedNginx.perSecond) / bareNginx.perSecond)} %`
      const cells = [round, node.perSecond, node.p99, bareNginx.perSecond, deployedNginx.perSecond, share]
      console.log(`| ${cells.join(' | ')} |`)
    }
  } finally {
    await bare.stop()
    await deployed.stop()
    await server.kill('SIGTERM')
  }
}

/**
 * Runs wrk, and returns the requests per second and the p99 of the latency.
 * @throws if wrk is missing, a response is not 2xx or 3xx, or there is no response
 */
function runWrk(url: string): { perSecond: number; p99: string } {
  const { stdout, stderr, error } = spawnSync(
    'wrk',
    ['-t1', '-c64', `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  )
  if (error) throw new Error('wrk is not installed: apt-get install wrk')
  const perSecond = Number(/Requests\/sec:\s+(?<value>[\d.]+)/.exec(stdout)?.groups?.value)
  if (/Non-2xx/.test(stdout) || !(perSecond > 0))
    throw new Error(`${url} did not respond with pages: ${stdout}${stderr}`)
  return { perSecond: Math.round(perSecond), p99: /99%\s+(?<value>\S+)/.exec(stdout)?.groups?.value ?? '' }
}
