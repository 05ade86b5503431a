import type { Page } from '@playwright/test'
import { finishAnimations } from './finish-animations.ts'

/** Scrolls to the end of the page, then waits until its pictures and fonts are loaded and its animations have ended. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const loading = [...document.images].filter((image) => !image.complete && image.checkVisibility())
    await Promise.all([
      document.fonts.ready,
      ...loading.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve)
            image.addEventListener('error', resolve)
          }),
      ),
    ])
  })
  await page.evaluate(finishAnimations)
}
