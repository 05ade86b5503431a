import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

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

  for (const width of [1440, 390])
    test(`are prepared before they are seen at ${width} px, and play once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(urls.home(), { waitUntil: 'networkidle' })
      const histories = await scrollSlowly(page)
      expect(histories.length).toBeGreaterThan(3)
      expect(histories.filter((states) => !/^waiting(,playing)*(,finished)*$/.test(states))).toEqual([])
    })

  test('are finished with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(urls.home())
    const histories = await scrollSlowly(page)
    expect(histories.filter((states) => states !== 'finished')).toEqual([])
  })
})

/** Runs in the page: in each frame, records the state of every element with a reveal that has a pixel in the window. */
function recordReveals(): void {
  const histories = new Map<Element, string[]>()
  // What is inside of a picture that is not drawn yet needs no motion of its own.
  const elements = [...document.querySelectorAll('[data-reveal]:not([data-reveal] *)')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight && element.checkVisibility(),
  )
  const record = () => {
    for (const element of elements) {
      const { top, bottom } = element.getBoundingClientRect()
      if (top >= innerHeight || bottom <= 0) continue
      const animation = element.getAnimations().find((found) => !(found instanceof CSSTransition))
      const state = !animation ? 'finished' : animation.playState === 'paused' ? 'waiting' : 'playing'
      const states = histories.get(element) ?? []
      if (states.at(-1) !== state) histories.set(element, [...states, state])
    }
    Object.assign(window, { histories: [...histories.values()].map((states) => states.join()) })
    requestAnimationFrame(record)
  }
  record()
}

/** Scrolls through the first five windows in steps that are no jumps. @returns the states of each reveal */
async function scrollSlowly(page: Page): Promise<string[]> {
  await page.evaluate(recordReveals)
  return page.evaluate(async () => {
    while (scrollY < 5 * innerHeight) {
      scrollBy({ top: 90, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    return (window as unknown as { histories: string[] }).histories
  })
}
