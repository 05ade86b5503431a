import type { Page } from '@playwright/test'

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

/** Opens every `<details>` in the main content, but not the menus in the header, which would cover the page. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

/** Runs in the page: waits until the last change has been drawn and all animations that run and have an end have ended. */
export async function finishAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState !== 'paused')
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
