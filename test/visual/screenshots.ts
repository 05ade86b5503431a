import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { dev } from 'astro'
import { findChromium } from '#scripts/find-chromium.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'

// npm run generate:screenshots [-- PAGE...]: writes screenshots of the given kinds of pages (default: all) into
// screenshots/, in three widths, each in the light and the dark theme.
const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const PAGES: Record<string, string> = { ...PAGE_KINDS, patterns: '/patterns' }

const requested = process.argv.slice(2)
const unknown = requested.filter((kind) => !(kind in PAGES))
if (unknown.length > 0) {
  console.error(`unknown page "${unknown.join('", "')}"; known pages: ${Object.keys(PAGES).join(', ')}`)
  process.exit(1)
}

mkdirSync('screenshots', { recursive: true })
const server = await dev({ root: process.cwd(), server: { port: 0 }, logLevel: 'error' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const origin = `http://127.0.0.1:${server.address.port}`
await warmUp(browser)
for (const kind of requested.length > 0 ? requested : Object.keys(PAGES))
  await takeScreenshots(browser, kind, `${origin}${PAGES[kind]}`)
await browser.close()
await server.stop()

/**
 * Loads two pages before the first screenshot: the development server bundles packages at the first request and then
 * reloads the page.
 */
async function warmUp(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  for (const path of [PAGES.home, PAGES.contact]) {
    await page.goto(`${origin}${path}`)
    await page.waitForTimeout(4000)
  }
  await page.close()
}

async function takeScreenshots(browser: Browser, kind: string, address: string): Promise<void> {
  for (const colorScheme of THEMES)
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: width < 500 ? 740 : 900 },
        colorScheme,
      })
      await page.goto(address)
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          scrollTo(0, top)
          await new Promise((resolve) => setTimeout(resolve, 60))
        }
        scrollTo(0, 0)
        await new Promise((resolve) => setTimeout(resolve, 1300))
      })
      const file = `screenshots/${kind.replaceAll(' ', '-')}-${width}-${colorScheme}.png`
      await page.screenshot({ path: file, fullPage: true })
      console.log(file)
      await page.close()
    }
}
