import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { urls } from '#src/urls.ts'
import { findChromium } from '#test/support/find-chromium.ts'
import { linkPackages } from '../support/copy-site.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { comparePages, type PageComparison, type PagePair } from './compare-pages.ts'
import { type DrawingChange, describePage, percent, writeReport } from './write-report.ts'

// npm run test:visual [-- COMMIT] [--only PATH] [--width PIXELS]: compares the pages and drawings of a commit (default:
// HEAD) with those of the working tree, and writes a report. Exits with 1 if something changed.
const WIDTHS = [360, 1440]
const THEMES = ['light', 'dark'] as const
const REPORT = 'test-results/visual'

/** Empty settings, so that the pages of the commit and of the working tree do not differ by them. */
const SETTINGS = Object.fromEntries(BUILD_SETTINGS.map((name) => [name, '']))

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

/**
 * Builds a commit in a temporary folder, with the installed packages.
 * @returns absolute path of the folder
 * @throws if git does not know the commit or the build fails
 */
function buildCommit(commit: string): string {
  const folder = temporaryFolder()
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  run(folder, 'node_modules/astro/bin/astro.mjs', 'build')
  return folder
}

/** Builds the working tree if its `dist` is stale or was built with settings. */
function buildWorkingTree(): void {
  run(process.cwd(), 'scripts/build-if-stale.ts')
}

function run(folder: string, ...args: string[]): void {
  execFileSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...SETTINGS },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Returns the files below `drawings/` that differ between two built sites, or exist in only one of them. */
function compareDrawings(before: string, after: string): DrawingChange[] {
  const names = new Set([before, after].flatMap((dist) => globSync('drawings/**/*.svg', { cwd: dist })))
  return [...names].toSorted().flatMap((name) => {
    const [first, second] = [before, after].map((dist) => readIfExists(join(dist, name)))
    if (first && second?.equals(first)) return []
    return [{ name, ...(first && { before: first }), ...(second && { after: second }) }]
  })
}

function readIfExists(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
