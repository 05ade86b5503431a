import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/find-chromium.ts'
import { launchProgram } from '../server/testing/program.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

/**
 * `npm run audit:pages`: Lighthouse's accessibility, best practices and SEO on every page of the sitemap. Names each
 * audit that is not whole, and ends with 1 where there is one.
 */
const build = spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (build.status !== 0) process.exit(1)

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
  ({ groups }) => new URL(groups?.url ?? '').pathname,
)
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
let faults = 0
try {
  for (const path of paths) {
    const result = await lighthouse(site + path, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
    })
    for (const { title, auditRefs } of Object.values(result?.lhr.categories ?? {}))
      for (const { id, weight } of auditRefs) {
        const audit = result?.lhr.audits[id]
        if (weight === 0 || audit?.score == null || audit.score === 1) continue
        faults += 1
        console.log(`${path}: ${title}: ${audit.title}`)
      }
    if (!result || result.lhr.runtimeError) {
      faults += 1
      console.log(`${path}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`)
    }
  }
} finally {
  chrome.kill()
  server.process.kill('SIGTERM')
  await server.exited
}
console.log(`${paths.length} pages, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
