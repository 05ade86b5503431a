import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { findChromium } from '#test/support/find-chromium.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { buildCommit, buildWorkingTree } from './build-commit.ts'
import { compareDrawings } from './compare-drawings.ts'
import { comparePages, type PageComparison, type PagePair } from './compare-pages.ts'
import { describePage, percent, writeReport } from './write-report.ts'

// npm run test:visual [-- COMMIT] [--only PATH] [--width PIXELS]: compares the pages and drawings of a commit (default:
// HEAD) with those of the working tree, and writes a report. Exits with 1 if something changed.
const WIDTHS = [360, 1440]
const THEMES = ['light', 'dark'] as const
const REPORT = 'test-results/visual'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Path of a page. Only this page and the pages below it are compared. */
    only: { type: 'string' },
    /** Width of the window in pixels. */
    width: { type: 'string' },
  },
})
const [commit = 'HEAD'] = positionals
const widths = values.width ? [Number(values.width)] : WIDTHS
const isSelected = (path: string) =>
  values.only === undefined || path === values.only || path.startsWith(`${values.only}/`)

buildWorkingTree()
const folders = [buildCommit(commit), process.cwd()] as const
const servers = await Promise.all(folders.map(startServers))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const pages: PageComparison[] = []
  for (const pair of pagePairs())
    for (const width of widths)
      for (const theme of THEMES) {
        const comparison = await comparePages(browser, pair, { width, theme })
        pages.push(comparison)
        if (comparison.share > 0) console.log(`${describePage(comparison)}: ${percent(comparison.share)}`)
      }
  const [before, after] = folders
  const drawings = compareDrawings(join(before, 'dist'), join(after, 'dist'))
  for (const { name } of drawings) console.log(`${name}: changed`)
  writeReport(REPORT, { commit, pages, drawings })
  const changed = pages.filter(({ share }) => share > 0).length
  console.log(
    `${changed} of ${pages.length} pictures of pages and ${drawings.length} drawing files changed: ${REPORT}/index.html`,
  )
  process.exitCode = changed + drawings.length > 0 ? 1 : 0
} finally {
  await browser.close()
  for (const { stop } of servers) await stop()
}

/** Starts the server of this working tree with the pages of a folder. */
async function startServers(folder: string) {
  const site = spawnServer({
    folder,
    environment: { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'contact.db')}` },
  })
  const url = await site.listening
  const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8')
  const locations = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...[...locations].map(([, address = '']) => new URL(address).pathname), urls.notFound()]
  const addresses = new Map(paths.filter(isSelected).map((path) => [path, url + path]))
  return {
    addresses,
    async stop() {
      await site.kill()
    },
  }
}

function pagePairs(): PagePair[] {
  const [before, after] = servers.map(({ addresses }) => addresses)
  const paths = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
  return [...paths].map((path) => ({ path, before: before?.get(path), after: after?.get(path) }))
}
