import { expect } from '@playwright/test'
import { siteAddresses } from '../support/site-addresses.ts'
import { test } from './own-site.ts'
import {
  cachedPaths,
  findMissingPictures,
  findUncachedPictures,
  isCached,
  openAndCache,
} from './service-worker-cache.ts'

const ABOUT = '/about'
const CONTACT = '/contact'
const NEVER_VISITED = '/terms-of-service'

/** Maximum total size of all caches, in bytes (docs/requirements.md#offline-reading). */
const MAX_BYTES = 3_000_000

test.describe('service worker', { tag: '@desktop' }, () => {
  test.skip(Boolean(process.env.BASE_URL), 'needs the built site and its own server')

  test('shows a visited page and the contact page offline, and the offline page instead of any other', {
    tag: '@quick',
  }, async ({ page, site }) => {
    await openAndCache(page, site.origin + ABOUT)
    await site.stop()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${site.origin}${CONTACT}?subject=Partnership`)
    await expect(page.getByRole('main')).toContainText('Abuja')
    await expect(page.getByRole('main').getByRole('link', { name: /^hello@/ })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Brygada')
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Brygada'))).toBe(true)

    await page.goto(site.origin + NEVER_VISITED)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    const cached = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(cached).toHaveText(['Contact', 'About Us'], { useInnerText: true })
    await site.restart()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  })

  test('shows a visited page offline at altered spellings of its address', async ({ page, site }) => {
    await openAndCache(page, site.origin + ABOUT)
    await site.stop()
    for (const altered of ['/About/', '//about', '/about%E2%80%9D']) {
      await page.goto(site.origin + altered)
      await expect(page).toHaveURL(site.origin + ABOUT)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
    }
  })

  test('shows a page offline, with its pictures, if it was visited after the worker was installed', async ({
    page,
    site,
  }) => {
    await openAndCache(page, site.origin)
    await page.goto(site.origin + ABOUT)
    await expect.poll(() => isCached(page, ABOUT)).toBe(true)
    await expect.poll(() => findMissingPictures(page)).toEqual([])
    await expect.poll(() => findUncachedPictures(page)).toEqual([])
    await site.stop()
    await page.reload()
    await expect.poll(() => findMissingPictures(page)).toEqual([])
  })

  test('shows the cached page after waiting 3 s for a server that does not answer', async ({
    page,
    site,
  }) => {
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

  test('keeps its caches under 3 MB and never caches the video, the API or form result pages', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000)
    await openAndCache(page, site.origin)
    await page.goto(site.origin + CONTACT)
    const posted = await page.evaluate(async () => {
      const body = new URLSearchParams({ name: 'Amina', email: 'amina@example.com', message: 'Hello' })
      return (await fetch('/api/contact', { method: 'POST', body })).url
    })
    expect(posted).toContain('/contact/thank-you')

    const paths = siteAddresses()
      .map(({ path }) => path)
      .filter((path) => /^\/(?:work|products)\//.test(path))
    for (const path of paths) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => isCached(page, path), { message: path }).toBe(true)
    }
    const cached = await cachedPaths(page)
    expect(cached).toContain(CONTACT)
    expect(cached).toContain(paths.at(-1))
    expect(cached).not.toContain('/')
    expect(cached.filter((path) => /^\/api|videos|thank-you|form-answer|\/404/.test(path))).toEqual([])
    expect(await page.evaluate(async () => (await navigator.storage.estimate()).usage)).toBeLessThan(
      MAX_BYTES,
    )
  })
})
