import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

const VIDEO = urls.heroVideo().replace(/mp4$/, '')

test('hero video: plays automatically, muted and in a loop, with an mp4 source', async ({ page }) => {
  await page.goto(urls.home())
  await expect.poll(() => isPlaying(page)).toBe(true)
  const video = page.locator('video')
  for (const attribute of ['muted', 'loop', 'autoplay', 'playsinline'])
    await expect(video).toHaveAttribute(attribute)
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  await expect(video.locator(`source[src="${VIDEO}mp4"]`)).toHaveCount(1)
})

test.describe('hero video', { tag: '@desktop' }, () => {
  test('stays paused on the next pages until a key plays it', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.home())
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.getByRole('button', { name: 'Pause film' }).press('Enter')
    const button = page.getByRole('button', { name: 'Play film' })
    await expect(button).toBeVisible()

    const fetched = countVideoRequests(page)
    await page.reload()
    await expect(button).toBeVisible()
    // Longer than the delay after which the film plays.
    await page.waitForTimeout(600)
    expect(fetched()).toBe(0)

    await button.press('Enter')
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.reload()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })

  for (const [condition, reducedMotion, saveData, effectiveType] of [
    ['reduced motion', 'reduce', false, '4g'],
    ['Save-Data', 'no-preference', true, '4g'],
    ['a 2g connection', 'no-preference', false, '2g'],
  ] as const)
    test(`is not fetched with ${condition} until a click on the button, which states the file size`, {
      tag: reducedMotion === 'reduce' ? '@quick' : [],
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await setConnection(page, { saveData, effectiveType })
      const fetched = countVideoRequests(page)
      await page.goto(urls.home())
      const button = page.getByRole('button', { name: 'Play film' })
      await expect(button).toBeVisible()
      expect(fetched()).toBe(0)
      const offered = Number(/\((\d+) kB\)/.exec((await button.textContent()) ?? '')?.[1]) * 1000
      const source = await page
        .locator('video template')
        .evaluate((template: HTMLTemplateElement) => template.content.querySelector('source')?.src ?? '')
      const size = Number((await page.request.head(source)).headers()['content-length'])
      expect(Math.abs(offered - size) / size).toBeLessThanOrEqual(0.05)
      await button.click()
      await expect.poll(() => isPlaying(page)).toBe(true)
    })

  test('can be played with the button after a failed download', async ({ page }) => {
    await page.route(`**${VIDEO}*`, (route) => route.abort())
    await page.goto(urls.home())
    const button = page.getByRole('button', { name: 'Play film' })
    await expect(button).toBeVisible()
    await page.unroute(`**${VIDEO}*`)
    await button.click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })
})

test.describe('home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all content and does not fetch the video', async ({ page }) => {
    const fetched = countVideoRequests(page)
    await page.goto(urls.home())
    for (const heading of await page.getByRole('heading').all()) await expect(heading).toBeVisible()
    const clipped = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter((element) =>
          /inset\(.*100%/.test(getComputedStyle(element).clipPath),
        ).length,
    )
    expect(clipped).toBe(0)
    expect(fetched()).toBe(0)
    await expect(page.getByRole('button', { name: 'Play film' })).toBeHidden()
  })
})

async function setConnection(page: Page, connection: { saveData: boolean; effectiveType: string }) {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
}

function isPlaying(page: Page): Promise<boolean> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
}

function countVideoRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(VIDEO)) count += 1
  })
  return () => count
}
