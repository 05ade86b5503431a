import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

/** Longer than the time after which Chromium prefetches a hovered link. */
const HOVER_TIME_MS = 600

test.describe('navigation', { tag: '@quick' }, () => {
  test('prefetches only the page whose link is hovered, and no PDF', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    const prefetched: string[] = []
    const session = await context.newCDPSession(page)
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' || status === 'Success') prefetched.push(new URL(prefetchUrl).pathname)
    })
    await session.send('Preload.enable')
    await page.goto(urls.about())
    await page.locator(`a[href="${urls.profilePdf()}"]`).hover()
    await page.waitForTimeout(HOVER_TIME_MS)
    await page.getByRole('banner').getByRole('link', { name: 'Academy' }).hover()
    await expect.poll(() => prefetched).toEqual([urls.academy()])
  })

  test('uses a view transition, except with reduced motion', async ({ page }) => {
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
