import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test('navigation: prefetches the page whose link is hovered, and would prefetch any page', {
  tag: ['@desktop', '@quick'],
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
  await page.getByRole('banner').locator(`a[href="${urls.academy()}"]:visible`).hover()
  await expect.poll(() => prefetched).toEqual([urls.academy()])
})
