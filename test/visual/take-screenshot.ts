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
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(showEverything)
    return await page.screenshot({ fullPage: true, animations: 'disabled' })
  } finally {
    await page.close()
  }
}

/**
 * Waits for the style sheets and fonts of the page, and at most 5 s for its pictures. Rejects if a style sheet takes 30 s.
 * Runs in the page.
 */
async function showEverything(): Promise<void> {
  const deadline = performance.now() + 30_000
  const until = async (condition: () => boolean) => {
    while (!condition()) {
      if (performance.now() > deadline) throw new Error('a style sheet does not load')
      await new Promise(requestAnimationFrame)
    }
  }
  const deferred = document.querySelector<HTMLTemplateElement>('template[data-deferred]')
  const styleSheets = document.getElementsByTagName('link')
  // src/client/page-script.ts moves the links of deferred files out of their template.
  await until(() => !deferred?.content.firstElementChild)
  await until(() => [...styleSheets].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet !== null))
  for (const image of document.images) image.loading = 'eager'
  // The promise of a hidden picture may never settle.
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined))
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 5_000))])
  // The browser requests fonts of a new style sheet after the next layout.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await document.fonts.ready
}
