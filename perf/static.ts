import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { startFront } from '#test/deployment/reverse-proxy.ts'
import { freePort, launchProgram } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { startBareNginx } from './static/bare-nginx.ts'

/**
 * `npm run bench:static`: pages a second from Node, and from nginx with the files of deploy/nginx beside nginx as it
 * comes, in the same minute, compressed, over kept connections. Needs `wrk` and `nginx`.
 */
const SECONDS = 5
const ROUNDS = 3

/** A page whose compressed body is a little over 20 kB. */
const PAGE = '/csr'

const build = spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (build.status !== 0) process.exit(1)
const bytes = statSync(resolve(`dist${PAGE}.html.gz`)).size
console.log(`${PAGE}, ${bytes} bytes of gzip; load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
console.log('| round | Node, pages/s | p99 ms | nginx as it comes, TLS | nginx with deploy/, TLS | share |')
console.log('|---|---|---|---|---|---|')

const node = launchProgram({
  folder: process.cwd(),
  environment: { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'contact.db')}` },
})
const nodeUrl = await node.listening
const [httpPort, httpsPort, behind] = await Promise.all([freePort(), freePort(), freePort()])
const deployed = await startFront(resolve('dist'), {
  httpPort,
  httpsPort,
  ports: [Number(new URL(nodeUrl).port), behind],
  name: 'localhost',
})
const bare = await startBareNginx()
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const own = wrk(`${nodeUrl}${PAGE}`)
    const plain = wrk(`${bare.url}${PAGE}`)
    const ours = wrk(`https://localhost:${httpsPort}${PAGE}`)
    const share = `${Math.round((100 * ours.perSecond) / plain.perSecond)} %`
    const cells = [round, own.perSecond, own.p99, plain.perSecond, ours.perSecond, share]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  bare.stop()
  await deployed.stop()
  node.process.kill('SIGTERM')
  await node.exited
}

/** @throws where an answer was no page */
function wrk(url: string): { perSecond: number; p99: string } {
  const { stdout, stderr, error } = spawnSync(
    'wrk',
    ['-t1', '-c64', `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  )
  if (error) throw new Error('bench:static needs wrk, which is not installed')
  const perSecond = Number(/Requests\/sec:\s+(?<value>[\d.]+)/.exec(stdout)?.groups?.value)
  if (/Non-2xx/.test(stdout) || !(perSecond > 0))
    throw new Error(`${url} did not answer with pages: ${stdout}${stderr}`)
  return { perSecond: Math.round(perSecond), p99: /99%\s+(?<value>\S+)/.exec(stdout)?.groups?.value ?? '' }
}
