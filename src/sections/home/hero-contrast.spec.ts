import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio, relativeLuminance } from '#test/support/relative-luminance.ts'
import { REAL_SITE } from '../../../playwright.config.ts'

const TIMES_S = [0, 2.6, 5.2, 7.8]
const TEXT_LUMINANCE = relativeLuminance(0xf5, 0xf4, 0xef)

/** Selector of the text and links over the video, and of the header, which may cover a part of it. */
const OVERLAY = '[data-header], h1, [aria-labelledby="tagline"] p, [aria-labelledby="tagline"] a'

/** Low windows: a phone in landscape, 1440 x 900 at 200 % zoom, and a laptop with open developer tools. */
const LOW_WINDOWS = [
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 1440, height: 600 },
]

// The film of the site itself.
test.use({ baseURL: REAL_SITE })

test.describe('hero contrast', () => {
  test('is at least 7:1 between text and video during the whole video', async ({ page }) => {
    test.slow()
    await expectContrast(page)
  })

  for (const size of LOW_WINDOWS)
    test(`is at least 7:1 between text and video at ${size.width} x ${size.height} px`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.setViewportSize(size)
      await expectContrast(page)
    })
})

async function expectContrast(page: Page): Promise<void> {
  await page.goto('/')
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(3)
  await video.evaluate((element: HTMLVideoElement) => element.pause())
  const lead = page.locator('[aria-labelledby="tagline"] p').first()
  const tagline = page.locator('h1')
  await hideOverlay(page)

  for (const time of TIMES_S) {
    await video.evaluate(
      (element: HTMLVideoElement, time) =>
        new Promise<void>((resolve) => {
          element.addEventListener('seeked', () => resolve(), { once: true })
          element.currentTime = time
        }),
      time,
    )
    expect(await contrastOn(lead), `lead at ${time} s`).toBeGreaterThanOrEqual(7)
    expect(await contrastOn(tagline), `tagline at ${time} s`).toBeGreaterThanOrEqual(7)
  }
}

/** Hides the text through CSSOM (`element.style`), because the CSP blocks style sheets that a test adds. */
async function hideOverlay(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      element.style.visibility = 'hidden'
  }, OVERLAY)
}

/** Returns the contrast of the text with the 99th percentile of the luminance of the pixels behind it. The text is hidden. */
async function contrastOn(text: Locator): Promise<number> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const clip = await text.boundingBox()
  if (!clip) throw new Error('the text is not visible')
  const picture = await text.page().screenshot({ clip })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const luminances: number[] = []
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(relativeLuminance(data[at], data[at + 1], data[at + 2]))
  const background = luminances.toSorted((one, other) => one - other)[Math.floor(luminances.length * 0.99)]
  return contrastRatio(TEXT_LUMINANCE, background ?? 1)
}
