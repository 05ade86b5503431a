import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { finishAnimations } from './finish-animations.ts'
import { scrollThrough } from './scroll-through.ts'

/** Runs in the page: the number of animations that scripts have started on elements in the window. */
const runningInView = () =>
  document.getAnimations().filter((animation) => {
    const box = (animation.effect as KeyframeEffect).target?.getBoundingClientRect()
    const isByStyle = animation instanceof CSSTransition || animation instanceof CSSAnimation
    return !isByStyle && box && box.bottom > 0 && box.top < innerHeight
  }).length

test.describe('pictures and headings', { tag: '@desktop' }, () => {
  test('are finished after a jump to the end of the page', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.home())
    // On a busy machine smooth scrolling is slow, or ends early when a picture arrives.
    await expect(async () => {
      await page.keyboard.press('End')
      const rest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
      await expect.poll(rest, { timeout: 4000 }).toBeLessThan(2)
    }).toPass({ timeout: 20_000 })
    expect(await page.evaluate(runningInView)).toBe(0)
  })

  for (const [reducedMotion, isAnimated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    test(`${isAnimated ? 'appear' : 'are finished'} with the preference ${reducedMotion}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const { animate } = Element.prototype
        Element.prototype.animate = function (...options) {
          document.documentElement.dataset.animated = ''
          return animate.apply(this, options)
        }
      })
      await page.emulateMedia({ reducedMotion })
      await page.goto(urls.home())
      // A jump leaves everything finished, so the wheel turns a little at a time.
      for (let turn = 0; turn < 20; turn++) {
        await page.mouse.wheel(0, 120)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await expect(page.locator('html[data-animated]')).toHaveCount(isAnimated ? 1 : 0)
    })

  for (const path of [urls.home(), urls.csr()])
    test(`are whole on a picture of all of ${path} after scrolling to its end and back`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      // The loom is fetched when it is near.
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
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
