import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { writeServiceWorker } from '#integrations/service-worker.ts'
import { FIXTURE_SITE } from '../support/fixture-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** Test with a server of its own for a copy of the built site, so that the test can stop it, and with service workers. */
const test = base.extend<{ folder: string; site: SiteProcess }>({
  serviceWorkers: 'allow',
  folder: async ({}, use) => {
    const folder = temporaryFolder()
    cpSync(join(FIXTURE_SITE, 'dist'), join(folder, 'dist'), { recursive: true })
    await use(folder)
  },
  site: async ({ folder }, use) => {
    const site = await startSite(folder)
    await use(site)
    await site.stop()
  },
})

const ABOUT = '/about'
const CONTACT = '/contact'
const NEVER_VISITED = '/terms-of-service'

test.describe('service worker', { tag: '@desktop' }, () => {
  test('shows visited pages and the contact page offline', { tag: '@quick' }, async ({ page, site }) => {
    await openAndCache(page, site.origin + ABOUT)
    await site.stop()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${site.origin}${CONTACT}?subject=Partnership`)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Brygada')
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Brygada'))).toBe(true)

    await page.goto(site.origin + NEVER_VISITED)
    const cached = page.getByRole('main').getByRole('listitem').getByRole('link')
    for (const path of [CONTACT, ABOUT])
      await expect(cached.and(page.locator(`[href="${path}"]`))).toBeVisible()
    await site.restart()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('article')).toBeVisible()
  })

  test('shows a page offline that was visited later, with its pictures', async ({ page, site }) => {
    await openAndCache(page, site.origin)
    await page.goto(site.origin + ABOUT)
    await expect.poll(() => cachedPaths(page)).toContain(ABOUT)
    await expect.poll(() => findMissingPictures(page)).toEqual([])
    await site.stop()
    await page.reload()
    await expect.poll(() => findMissingPictures(page)).toEqual([])
  })

  test('shows the cached page after 3 s without an answer', async ({ page, site }) => {
    await openAndCache(page, site.origin + ABOUT)
    site.suspend()
    const started = Date.now()
    await page.reload({ waitUntil: 'commit' })
    const waited = Date.now() - started
    site.resume()
    expect(waited).toBeGreaterThan(2_900)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('is not registered and caches nothing with Save-Data', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  test('never caches the film, the API, sent forms, errors or redirects', async ({ page, site }) => {
    await openAndCache(page, site.origin)
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    const posted = await page.evaluate(async () => {
      const body = new URLSearchParams({ name: 'Amina', email: 'amina@example.com', message: 'Hello' })
      return (await fetch('/api/contact', { method: 'POST', body })).url
    })
    expect(posted).toContain('/contact/thank-you')
    for (const path of ['/contact/thank-you', '/not-there', '/About/', '/api/contact'])
      await page.goto(site.origin + path)
    await page.goto(site.origin + ABOUT)
    await expect.poll(() => cachedPaths(page)).toContain(ABOUT)
    const wrong = /^\/api|\/videos\/|thank-you|form-answer|not-there|About|\/404/
    expect((await cachedPaths(page)).filter((path) => wrong.test(path))).toEqual([])
  })

  test('keeps pages after a release until they are visited again', {
    tag: '@quick',
  }, async ({ page, folder, site }) => {
    await openAndCache(page, site.origin + ABOUT)
    await expect.poll(() => findMissingPictures(page)).toEqual([])
    await page.goto(site.origin)
    await page.evaluate(async () => (await caches.open('offline')).put('/_astro/old.css', new Response()))
    const release = page.locator('meta[name=release]')

    markPages(join(folder, 'dist'), [ABOUT, CONTACT])
    await writeServiceWorker(join(folder, 'dist'))
    await site.restart()
    await updateServiceWorker(page)
    await expect.poll(() => cachedPaths(page)).not.toContain('/_astro/old.css')

    await site.stop()
    await page.goto(site.origin + ABOUT)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(release).toHaveCount(0)
    await expect.poll(() => findMissingPictures(page)).toEqual([])
    await page.goto(site.origin + CONTACT)
    await expect(release).toHaveCount(1)

    await site.restart()
    await page.goto(site.origin + ABOUT)
    await expect(release).toHaveCount(1)
    await site.stop()
    await page.reload()
    await expect(release).toHaveCount(1)
  })
})

/** Opens a page and waits until the service worker, which stores it during installation, controls the page. */
async function openAndCache(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Loads every picture of the main content, as scrolling does. @returns the URLs of pictures that are not loaded */
function findMissingPictures(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    return missing.map(({ src }) => src)
  })
}

/** Changes pages of a built site, as a release does. */
function markPages(dist: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(dist, `${path}.html`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', '<head><meta name="release">'))
  }
  for (const copy of globSync('**/*.{html,js}.{br,gz}', { cwd: dist })) rmSync(join(dist, copy))
}

/** Looks for a new service worker, and waits until it is activated. */
async function updateServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    while (installing?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
