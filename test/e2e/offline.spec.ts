import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { writeServiceWorker } from '#integrations/service-worker.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const ABOUT = '/about'
const CONTACT = '/contact'
const NEVER_VISITED = '/terms-of-service'

/** Limit for everything kept on the device (docs/requirements.md#offline-reading). */
const MAX_BYTES = 3_000_000

test.describe('without network', { tag: '@desktop' }, () => {
  let folder: string
  let site: SiteProcess

  test.use({ serviceWorkers: 'allow' })
  test.skip(Boolean(process.env.BASE_URL), 'it needs the built site and a server of its own')
  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'offline-'))
    cpSync('dist', join(folder, 'dist'), { recursive: true })
    site = await startSite(folder)
  })
  test.afterEach(async () => {
    await site?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('after one visit that page and the contact page can be read', async ({ page }) => {
    await visitFirst(page, site.origin + ABOUT)
    await site.stop()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${site.origin}${CONTACT}?subject=Partnership`)
    await expect(page.getByRole('main')).toContainText('Abuja')
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Brygada')
    expect(await page.evaluate(() => document.fonts.check('16px Brygada'))).toBe(true)
    await expect(page.goto(site.origin + NEVER_VISITED)).rejects.toThrow(/ERR_/)
  })

  test('a page that was visited later can be read too, and with its pictures', async ({ page }) => {
    await visitFirst(page, site.origin)
    await page.goto(site.origin + ABOUT)
    await expect.poll(() => isKept(page, ABOUT)).toBe(true)
    await expect.poll(() => missingPictures(page)).toEqual([])
    await expect.poll(() => picturesNotKept(page)).toEqual([])
    await site.stop()
    await page.reload()
    await expect.poll(() => missingPictures(page)).toEqual([])
  })

  test('a network that says nothing for 3 s counts as none', async ({ page }) => {
    await visitFirst(page, site.origin + ABOUT)
    site.freeze()
    const started = Date.now()
    await page.reload({ waitUntil: 'commit' })
    const waited = Date.now() - started
    site.thaw()
    expect(waited).toBeGreaterThan(2_900)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('nothing is kept with Save-Data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  test('what is kept fits into 3 MB, without the film, the messages and what is sent about them', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await visitFirst(page, site.origin)
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
      await expect.poll(() => isKept(page, path), { message: path }).toBe(true)
    }
    const kept = await keptPaths(page)
    expect(kept).toContain(CONTACT)
    expect(kept).toContain(paths.at(-1))
    expect(kept).not.toContain('/')
    expect(kept.filter((path) => /^\/api|videos|thank-you|form-answer|\/404/.test(path))).toEqual([])
    expect(await page.evaluate(async () => (await navigator.storage.estimate()).usage)).toBeLessThan(
      MAX_BYTES,
    )
  })

  test('two versions are never mixed: the new one counts once it is complete', async ({ page }) => {
    test.setTimeout(180_000)
    await markVersion(folder, 'one')
    await restart()
    await visitFirst(page, site.origin + ABOUT)

    const needed = await markVersion(folder, 'two')
    const missing = `${needed}.missing`
    renameSync(needed, missing)
    await restart()
    await page.goto(site.origin + ABOUT)
    expect(await versionOf(page)).toBe('two')
    await settleUpdate(page)
    await site.stop()
    for (const path of [ABOUT, CONTACT]) {
      await page.goto(site.origin + path)
      expect(await versionOf(page), path).toBe('one')
    }

    renameSync(missing, needed)
    await restart()
    await page.goto(site.origin)
    await settleUpdate(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
      .toBe(1)
    await site.stop()
    for (const path of ['/', ABOUT, CONTACT]) {
      await page.goto(site.origin + path)
      expect(await versionOf(page), path).toBe('two')
    }
  })

  async function restart(): Promise<void> {
    await site.stop()
    site = await startSite(folder, Number(new URL(site.origin).port))
  }
})

/** The first visit of a browser, until what it keeps is complete. */
async function visitFirst(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
}

/** Asks for every picture of the content, as scrolling to it would. @returns those that are not shown */
function missingPictures(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    return missing.map(({ src }) => src)
  })
}

function picturesNotKept(page: Page): Promise<string[]> {
  return page.locator('main img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    const shown = pictures.map(({ currentSrc }) => currentSrc)
    const kept = await Promise.all(shown.map((address) => caches.match(address)))
    return shown.filter((_, index) => kept[index] === undefined)
  })
}

async function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)
}

async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Asks for the new version and waits until it has been taken or refused. */
async function settleUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    const worker = registration.installing
    if (!worker) return
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (['activated', 'redundant'].includes(worker.state)) resolve()
      })
    })
  })
}

async function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="test-version"]').getAttribute('content')
}

/**
 * Makes another version of the built site: every page differs, and the first font of the contact page has another
 * name, as it has when its content changes.
 * @returns the path of that font
 */
async function markVersion(folder: string, version: string): Promise<string> {
  const dist = join(folder, 'dist')
  const contact = readFileSync(join(dist, 'contact.html'), 'utf8')
  const font = /\/_astro\/[\w.-]+\.woff2/.exec(contact)?.[0] ?? ''
  const renamed = font.replace(/(?:-version-\w+)?\.woff2$/, `-version-${version}.woff2`)
  renameSync(join(dist, font), join(dist, renamed))
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const page = readFileSync(join(dist, file), 'utf8')
      .replaceAll(font, renamed)
      .replace(/<meta name="test-version"[^>]*>/, '')
      .replace('<head>', `<head><meta name="test-version" content="${version}">`)
    writeFileSync(join(dist, file), page)
  }
  for (const file of globSync('**/*.{html,js}.{br,gz}', { cwd: dist })) rmSync(join(dist, file))
  await writeServiceWorker(dist)
  return join(dist, renamed)
}
