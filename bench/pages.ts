import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { PAGE_KINDS } from '../e2e/page-kinds.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { launchProgram } from '../server/testing/program.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { measurePage, medians, type Run } from './pages/measure-page.ts'
import { PROFILES } from './pages/profiles.ts'
import { serveReference } from './pages/reference-server.ts'

/**
 * `npm run bench`: builds and serves the site, has Lighthouse load a page of every kind several times under two
 * profiles beside a page written by hand, and prints the medians. `--write` puts the table into docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    kinds: { type: 'string', default: Object.keys(PAGE_KINDS).join(',') },
    write: { type: 'boolean', default: false },
  },
})

const DOCUMENT = 'docs/performance.md'
const TABLE = /(?<=<!-- bench -->\n)[\s\S]*?(?=<!-- \/bench -->)/

const lines: string[] = []
const print = (line: string) => {
  lines.push(line)
  console.log(line)
}

const build = spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)
const reference = await serveReference()
const server = launchProgram({
  folder: process.cwd(),
  environment: { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'contact.db')}` },
})
// Canonical links name localhost, and Lighthouse wants the page under the name it gives itself.
const site = (await server.listening).replace('127.0.0.1', 'localhost')
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  const runs = Number(values.runs)
  const load = () => loadavg()[0]?.toFixed(1)
  print(
    `${new Date().toISOString().slice(0, 10)}, ${runs} runs, medians; load of the machine before: ${load()}.`,
  )
  for (const profile of PROFILES) {
    print(`\n### ${profile.name}\n`)
    print(
      '| page | performance | a11y | best practices | SEO | FCP ms | LCP ms | of reference | TBT ms | CLS | kB |',
    )
    print('|---|---|---|---|---|---|---|---|---|---|---|')
    const measure = async (url: string) => {
      const results: Run[] = []
      for (let run = 0; run < runs; run++) results.push(await measurePage(url, profile, chrome.port))
      return medians(results)
    }
    const ideal = await measure(reference.url)
    print(row('written by hand', ideal, ideal))
    for (const kind of values.kinds.split(',')) {
      const path = PAGE_KINDS[kind]
      if (path === undefined) throw new Error(`there is no kind of page "${kind}"`)
      print(row(kind, await measure(site + path), ideal))
    }
  }
  print(`\nLoad of the machine after: ${load()}.`)
} finally {
  chrome.kill()
  reference.close()
  server.process.kill('SIGTERM')
  await server.exited
}
if (values.write)
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(TABLE, `\n${lines.join('\n')}\n\n`))

function row(kind: string, run: Run, ideal: Run): string {
  const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls, bytes } = run
  const cells = [
    kind,
    performance,
    accessibility,
    bestPractices,
    seo,
    Math.round(fcp),
    Math.round(lcp),
    (lcp / ideal.lcp).toFixed(2),
    Math.round(tbt),
    cls.toFixed(3),
    Math.round(bytes / 1000),
  ]
  return `| ${cells.join(' | ')} |`
}
