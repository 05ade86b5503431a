import { describe, expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { describeEngine } from './describe-engine.ts'
import { DESKTOP, openIn } from './flows/user-flow.ts'

const LINKS = {
  'the picture of a case study': [urls.work(), 'main li:not([hidden]) h3 a'],
  'the name of a product': [urls.products(), `main h2 a[href="${urls.product('taxly')}"]`],
  'the picture of the next project': [
    urls.caseStudy('permits-without-the-queue'),
    'nav[aria-label="Next project"] a',
  ],
} as const

// Playwright switches the back/forward cache off, and without it the browser restores the scroll position too late.
describe.each(['Chromium', 'WebKit'] as const)('shared element', (engine) =>
  describeEngine(engine, (context) => {
    it.each(Object.entries(LINKS))('moves %s back to its card', async (_, [list, link]) => {
      const { browser } = context
      await openIn(browser, DESKTOP, list)
      const path = await browser.evaluate(
        (link) => document.querySelector<HTMLAnchorElement>(link)?.pathname,
        link,
      )
      await browser.evaluate(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          viewTransition?.ready.then(() => {
            const named = document.querySelector('[style*="view-transition-name"]')
            const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
            const moved = effects.map(({ pseudoElement }) => pseudoElement)
            if (moved.includes('::view-transition-group(shared)'))
              document.documentElement.dataset.returnedTo = named?.closest('a')?.getAttribute('href') ?? ''
            document.documentElement.dataset.above = ['header', 'next-project']
              .filter((name) => moved.includes(`::view-transition-new(${name})`))
              .join(' ')
          })
        })
      })
      await browser.click(link)
      // A page that has not loaded yet does not go back with a transition, and Back interrupts one that has not started.
      await expect.poll(() => browser.evaluate(isSettledOn, path)).toBe(true)
      await browser.back()
      await expect.poll(() => browser.evaluate(() => document.documentElement.dataset.returnedTo)).toBe(path)
      // The header, and the card on the picture of the next project, stay above the picture.
      const above = await browser.evaluate(() => document.documentElement.dataset.above)
      const hasCard = list === LINKS['the picture of the next project'][0]
      expect(above).toBe(hasCard ? 'header next-project' : 'header')
    })
  }),
)

/** Runs in the page: returns whether the page at this path has been loaded and painted, and no transition runs. */
function isSettledOn(path: string | undefined): boolean {
  const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
  return (
    location.pathname === path &&
    document.readyState === 'complete' &&
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    !effects.some(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
  )
}
