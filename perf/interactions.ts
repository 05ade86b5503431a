import { chromium, type Page } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { findChromium } from '#test/support/find-chromium.ts'
import { wait } from '#test/support/wait.ts'
import { compareSites, type Values } from './compare-sites.ts'
import { type MeasuredSite, REFERENCE_PATH } from './sites.ts'

// Measures the time from a touch or key to the next paint (https://web.dev/articles/inp) on a phone with a slow processor.

const CPU_SLOWDOWN = 6

/** Pause before a touch, so that scrolling does not count, and after it, because Chromium reports the event later. */
const PAUSE_MS = 1_000

/** The elements that are touched on a page, in their order. `key:` presses a key in the field that has the focus. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  [REFERENCE_PATH]: ['details > summary >> nth=0'],
  [urls.subsidiaries()]: ['[data-menu] > summary', '[data-menu] > summary'],
  [urls.service('data-engineering')]: [2, 3].map((item) => `details[name]:nth-of-type(${item}) > summary`),
  [urls.about()]: ['#tab-vision', '#tab-values'],
  [urls.work()]: [2, 3].map((button) => `fieldset button:nth-of-type(${button})`),
  [urls.products()]: [2, 3].map((product) => `main ol > li:nth-child(${product}) h2 a`),
  [urls.contact()]: ['#name', 'key:A', 'key:d'],
  [urls.home()]: ['#organisation', 'key:A', 'key:d'],
}

/** Adds the longest event since the last interaction to the page. Playwright runs this function in it. */
function recordEvents(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) window.name = String(Math.max(Number(window.name), duration))
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Returns the time in ms; 0 if it is less than 16, which Chromium does not report. */
async function interact(page: Page, target: string): Promise<number> {
  const isKey = target.startsWith('key:')
  if (!isKey) await page.locator(target).scrollIntoViewIfNeeded()
  await wait(PAUSE_MS)
  await page.evaluate("window.name = '0'")
  await (isKey ? page.keyboard.press(target.slice('key:'.length)) : page.locator(target).tap())
  await wait(PAUSE_MS)
  return Number(await page.evaluate('window.name'))
}

async function visit({ url }: MeasuredSite, path: string): Promise<Values> {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block', ignoreHTTPSErrors: true })
  await page.addInitScript(recordEvents)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  const times: [column: string, time: number][] = []
  for (const target of TARGETS[path] ?? [])
    times.push([`ms ${times.length + 1}`, await interact(page, target)])
  await page.close()
  return Object.fromEntries(times)
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
await compareSites(Object.keys(TARGETS), visit)
await browser.close()
