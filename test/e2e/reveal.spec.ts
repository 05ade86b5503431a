import { expect, type Page, test } from '@playwright/test'
import { finishAnimations } from './finish-animations.ts'
import { scrollThrough } from './scroll-through.ts'

const PICTURE = 'main [data-reveal]:not(h1 *):not(h2 *)'

/** Notes the duration of each animation that a script starts on the first picture. */
async function recordAnimations(page: Page) {
  await page.addInitScript((selector) => {
    const durations: unknown[] = []
    const { animate } = Element.prototype
    Object.assign(window, { durations })
    Element.prototype.animate = function (keyframes, options) {
      if (this === document.querySelector(selector))
        durations.push((options as KeyframeAnimationOptions).duration)
      return animate.call(this, keyframes, options)
    }
  }, PICTURE)
  return () => page.evaluate(() => (window as unknown as { durations: unknown[] }).durations)
}

/** Brings the first picture below the window, and turns the wheel until the window shows its upper edge. */
async function wheelToPicture(page: Page) {
  const picture = page.locator(PICTURE).first()
  await picture.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 40, behavior: 'instant' })
  })
  await page.mouse.move(200, 300)
  // A jump of less than half a second ago leaves everything finished.
  await page.waitForTimeout(700)
  await page.mouse.wheel(0, 120)
  await expect(picture).toBeInViewport()
  await page.waitForTimeout(200)
}

/** Runs in the page: the number of animations that scripts have started on elements in the window. */
const runningInView = () =>
  document.getAnimations().filter((animation) => {
    const box = (animation.effect as KeyframeEffect).target?.getBoundingClientRect()
    const isByStyle = animation instanceof CSSTransition || animation instanceof CSSAnimation
    return !isByStyle && box && box.bottom > 0 && box.top < innerHeight
  }).length

test.describe('pictures and headings', { tag: '@desktop' }, () => {
  test('appear once, in 600 ms, when scrolling brings them into view', { tag: '@quick' }, async ({
    page,
  }) => {
    const durations = await recordAnimations(page)
    await page.goto('/')
    await wheelToPicture(page)
    await expect.poll(durations).toEqual([600])
    await wheelToPicture(page)
    expect(await durations()).toEqual([600])
  })

  test('are finished after a jump to the end of the page', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('End')
    const rest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
    await expect.poll(rest).toBeLessThan(2)
    expect(await page.evaluate(runningInView)).toBe(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('are finished from the start', async ({ page }) => {
      const durations = await recordAnimations(page)
      await page.goto('/')
      await wheelToPicture(page)
      expect(await durations()).toEqual([])
    })
  })

  for (const path of ['/', '/csr'])
    test(`are whole on a picture of all of ${path} after scrolling to its end and back`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const still = await picture(page)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.reload()
      await expect.poll(async () => still.equals(await picture(page))).toBe(true)
    })
})

/** Scrolls to the end of the page and back, and takes a picture of all of it. */
async function picture(page: Page): Promise<Buffer> {
  await scrollThrough(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(finishAnimations)
  await page.evaluate(async () => {
    const loaded = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    await Promise.allSettled(loaded.map((image) => image.decode()))
  })
  return await page.screenshot({ fullPage: true, mask: [page.locator('video')] })
}
