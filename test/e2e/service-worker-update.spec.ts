import { renameSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openAndCache, updateServiceWorker } from './service-worker-cache.ts'
import { copyBuiltSite, type SiteProcess, startSite } from './site-process.ts'
import { readVersion, writeVersion } from './site-version.ts'

const ABOUT = '/about'
const CONTACT = '/contact'

test.describe('service worker update', { tag: '@desktop' }, () => {
  let folder: string
  let site: SiteProcess

  test.use({ serviceWorkers: 'allow' })
  test.skip(Boolean(process.env.BASE_URL), 'needs the built site and its own server')
  test.beforeEach(async () => {
    folder = copyBuiltSite()
    site = await startSite(folder)
  })
  test.afterEach(async () => {
    await site?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('serves the old version offline until all files that the new version needs are cached', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await writeVersion(folder, 'one')
    await restart()
    await openAndCache(page, site.origin + ABOUT)

    const font = await writeVersion(folder, 'two')
    const missing = `${font}.missing`
    renameSync(font, missing)
    await restart()
    await page.goto(site.origin + ABOUT)
    expect(await readVersion(page)).toBe('two')
    await updateServiceWorker(page)
    await site.stop()
    for (const path of [ABOUT, CONTACT]) {
      await page.goto(site.origin + path)
      expect(await readVersion(page), path).toBe('one')
    }

    renameSync(missing, font)
    await restart()
    await page.goto(site.origin)
    await updateServiceWorker(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
      .toBe(1)
    await site.stop()
    for (const path of ['/', ABOUT, CONTACT]) {
      await page.goto(site.origin + path)
      expect(await readVersion(page), path).toBe('two')
    }
  })

  async function restart(): Promise<void> {
    await site.stop()
    site = await startSite(folder, Number(new URL(site.origin).port))
  }
})
