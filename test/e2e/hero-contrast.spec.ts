import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** Moments of the film in seconds: the weft crosses and the reeds beat between them. */
const MOMENTS = [0, 1.3, 2.6, 3.9, 5.2, 6.5, 7.8]
/** Colour of the words over the film, #F5F4EF. */
const WORDS = [0xf5, 0xf4, 0xef] as const

/** What stands over the film. */
const OVER_FILM = 'h1, [aria-labelledby="tagline"] p, [aria-labelledby="tagline"] a'

/** Low windows: a phone on its side, 1440 x 900 at 200 % zoom, and a laptop with open developer tools. */
const LOW_WINDOWS = [
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 1440, height: 600 },
]

test('hero: words over the video keep a contrast of 7:1 at its lightest and darkest moments', async ({
  page,
}) => {
  await expectContrast(page)
})

for (const size of LOW_WINDOWS)
  test(`hero: words over the video keep a contrast of 7:1 at ${size.width} x ${size.height} px`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await expectContrast(page)
  })

async function expectContrast(page: Page): Promise<void> {
  await page.goto('/')
  const film = page.locator('video')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(3)
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  const lead = page.getByRole('main').getByText('transformative digital solutions')
  const tagline = page.locator('h1')
  await hideWords(page)

  for (const moment of MOMENTS) {
    await film.evaluate(
      (video: HTMLVideoElement, time) =>
        new Promise<void>((resolve) => {
          video.addEventListener('seeked', () => resolve(), { once: true })
          video.currentTime = time
        }),
      moment,
    )
    expect(contrast(await brightestBehind(lead)), `lead at ${moment} s`).toBeGreaterThanOrEqual(7)
    expect(contrast(await brightestBehind(tagline)), `tagline at ${moment} s`).toBeGreaterThanOrEqual(7)
  }
}

/** The content security policy forbids a style sheet of the test's own; styles set by a script are allowed. */
async function hideWords(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const words of document.querySelectorAll<HTMLElement>(selector)) words.style.visibility = 'hidden'
  }, OVER_FILM)
}

/** Luminance of the ground that 99 % of the area stays under (WCAG 2.2, relative luminance). */
async function brightestBehind(words: Locator): Promise<number> {
  await words.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const clip = await words.boundingBox()
  if (!clip) throw new Error('the words are not shown')
  const picture = await words.page().screenshot({ clip })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const luminances: number[] = []
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return luminances.toSorted((one, other) => one - other)[Math.floor(luminances.length * 0.99)] ?? 1
}

function contrast(ground: number): number {
  return (luminance(...WORDS) + 0.05) / (ground + 0.05)
}

function luminance(...channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
