import type { Browser } from '@playwright/test'

/** How a page is shown. */
export type View = { width: number; theme: 'light' | 'dark' }

/** Returns a PNG of a whole page with all its pictures and fonts, without motion. */
export async function takeScreenshot(browser: Browser, url: string, { width, theme }: View): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 740 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    // The deferred fonts are requested after the load event.
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    return await page.screenshot({ fullPage: true, animations: 'disabled' })
  } finally {
    await page.close()
  }
}
