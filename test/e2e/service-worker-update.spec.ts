import { renameSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './own-site.ts'
import { openAndCache, updateServiceWorker } from './service-worker-cache.ts'
import { readVersion, writeVersion } from './site-version.ts'

const ABOUT = '/about'
const CONTACT = '/contact'

test.describe('service worker update', { tag: '@desktop' }, () => {
  test.skip(Boolean(process.env.BASE_URL), 'needs the built site and its own server')

  test('serves the old version offline until all files that the new version needs are cached', async ({
    page,
    folder,
    site,
  }) => {
    test.setTimeout(180_000)
    await openAndCache(page, site.origin + ABOUT)

    const font = await writeVersion(folder, 'next')
    const missing = `${font}.missing`
    renameSync(font, missing)
    await site.restart()
    // If the server needs more than 3 s to answer, the worker shows the cached page, which is the old version.
    await expect(async () => {
      await page.goto(site.origin + ABOUT)
      expect(await readVersion(page)).toBe('next')
    }).toPass()
    await updateServiceWorker(page)
    await site.stop()
    for (const path of [ABOUT, CONTACT]) {
      await page.goto(site.origin + path)
      expect(await readVersion(page), path).toBe('built')
    }

    renameSync(missing, font)
    await site.restart()
    await page.goto(site.origin)
    await updateServiceWorker(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
      .toBe(1)
    await site.stop()
    for (const path of ['/', ABOUT, CONTACT]) {
      await page.goto(site.origin + path)
      expect(await readVersion(page), path).toBe('next')
    }
  })
})
