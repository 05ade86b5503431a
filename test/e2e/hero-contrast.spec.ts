import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** Times in the video at which the contrast is measured, in seconds. */
const TIMES_S = [0, 1.3, 2.6, 3.9, 5.2, 6.5, 7.8]
/** Colour of the text over the video. */
const TEXT_COLOUR = [0xf5, 0xf4, 0xef] as const

/** Selector of the text and links over the video. */
const OVERLAY = 'h1, [aria-labelledby="tagline"] p, [aria-labelledby="tagline"] a'

/** Low windows: a phone in landscape, 1440 x 900 at 200 % zoom, and a laptop with open developer tools. */
const LOW_WINDOWS = [
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 1440, height: 600 },
]

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
  const lead = page.getByRole('main').getByText('transformative digital solutions')
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
    expect(contrast(await backgroundLuminance(lead)), `lead at ${time} s`).toBeGreaterThanOrEqual(7)
    expect(contrast(await backgroundLuminance(tagline)), `tagline at ${time} s`).toBeGreaterThanOrEqual(7)
  }
}

/** Hides the text through CSSOM (`element.style`), because the CSP blocks style sheets that a test adds. */
async function hideOverlay(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      element.style.visibility = 'hidden'
  }, OVERLAY)
}

/** Returns the 99th percentile of the relative luminance (WCAG 2.2) of the pixels behind a hidden text. */
async function backgroundLuminance(text: Locator): Promise<number> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const clip = await text.boundingBox()
  if (!clip) throw new Error('the text is not visible')
  const picture = await text.page().screenshot({ clip })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const luminances: number[] = []
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return luminances.toSorted((one, other) => one - other)[Math.floor(luminances.length * 0.99)] ?? 1
}

function contrast(background: number): number {
  return (luminance(...TEXT_COLOUR) + 0.05) / (background + 0.05)
}

function luminance(...channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
