import { expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { describeEngine } from './describe-engine.ts'
import { DESKTOP, openIn } from './flows/user-flow.ts'

const LINKS = {
  'the picture of a case study': [urls.work(), 'main li:not([hidden]) h3 a'],
  'the name of a product': [urls.products(), `main h2 a[href="${urls.product('taxly')}"]`],
} as const

// Playwright switches the back/forward cache off, and without it the browser restores the scroll position too late.
describeEngine('Chromium', (context) => {
  it.each(Object.entries(LINKS))('moves %s back to its card', async (_, [list, link]) => {
    const { browser } = context
    await openIn(browser, DESKTOP, list)
    await browser.evaluate(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.ready.then(() => {
          const named = document.querySelector('[style*="view-transition-name"]')
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          if (effects.some(({ pseudoElement }) => pseudoElement === '::view-transition-group(shared)'))
            document.documentElement.dataset.returnedTo = named?.closest('a')?.getAttribute('href') ?? ''
        })
      })
    })
    await browser.click(link)
    // A page that has not loaded yet does not go back with a transition.
    await expect
      .poll(() =>
        browser.evaluate(
          () =>
            location.pathname.split('/').length === 3 &&
            document.readyState === 'complete' &&
            !document
              .getAnimations()
              .some(({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
              ),
        ),
      )
      .toBe(true)
    const path = await browser.evaluate(() => location.pathname)
    await browser.back()
    await expect.poll(() => browser.evaluate(() => document.documentElement.dataset.returnedTo)).toBe(path)
  })
})
