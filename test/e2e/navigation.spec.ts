import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test.describe('navigation', { tag: '@quick' }, () => {
  test('prefetches the page whose link is hovered, and would prefetch any page', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const candidates = new Set<string>()
    const prefetched: string[] = []
    const session = await context.newCDPSession(page)
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname)
    })
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' || status === 'Success') prefetched.push(new URL(prefetchUrl).pathname)
    })
    await session.send('Preload.enable')
    await page.goto(urls.about())
    await expect.poll(() => [...candidates]).toContain(urls.academy())
    await page.getByRole('banner').getByRole('link', { name: 'Academy' }).hover()
    await expect.poll(() => prefetched).toEqual([urls.academy()])
  })

  test('uses a view transition, except with reduced motion', { tag: '@desktop' }, async ({ page }) => {
    const hasTransition = async () => {
      await page.goto(urls.about())
      await page.evaluate(() => {
        addEventListener('pageswap', (event) => {
          sessionStorage.setItem('transition', String(event.viewTransition !== null))
        })
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL(urls.careers())
      return page.evaluate(() => sessionStorage.getItem('transition'))
    }
    expect(await hasTransition()).toBe('true')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await hasTransition()).toBe('false')
  })
})
