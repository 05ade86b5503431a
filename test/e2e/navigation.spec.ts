import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { requestsBeforeLoad } from './measure-first-view.ts'

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

test('deferred links: adds the web manifest after the load event', async ({ page }) => {
  await page.goto(PAGE_KINDS.products ?? '')
  await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1)
  const early = await requestsBeforeLoad(page)
  expect(early.filter((url) => url.endsWith('.webmanifest'))).toEqual([])
})

test('page transition: does not start with reduced motion', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      document.documentElement.toggleAttribute('data-transition', Boolean(viewTransition)),
    ),
  )
  await page.goto(urls.services())
  await page
    .getByRole('main')
    .locator(`a[href^="${urls.service('')}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(/\/services\/./)
  await expect(page.locator('html')).not.toHaveAttribute('data-transition')
})
