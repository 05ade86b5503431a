import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { dev } from 'astro'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'
import { findChromium } from './find-chromium.ts'

/**
 * Writes pictures of the pages to `screenshots/`, at three widths, light and dark.
 * `npm run generate:screenshots` takes every kind of page and the contact sheet; `npm run generate:screenshots -- home csr` some.
 */
const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const PAGES: Record<string, string> = { ...PAGE_KINDS, patterns: '/patterns' }

const wanted = process.argv.slice(2)
const unknown = wanted.filter((kind) => !(kind in PAGES))
if (unknown.length > 0) {
  console.error(`no page "${unknown.join('", "')}"; known are ${Object.keys(PAGES).join(', ')}`)
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
for (const kind of wanted.length > 0 ? wanted : Object.keys(PAGES))
  await shoot(browser, kind, `${origin}${PAGES[kind]}`)
await browser.close()
await server.stop()

/** The development server prepares its packages when they are first asked for, and then reloads the page. */
async function warmUp(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  for (const path of [PAGES.home, PAGES.contact]) {
    await page.goto(`${origin}${path}`)
    await page.waitForTimeout(4000)
  }
  await page.close()
}

async function shoot(browser: Browser, kind: string, address: string): Promise<void> {
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
