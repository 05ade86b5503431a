import { expect, type Page, test } from '@playwright/test'

/** Records for each page which element has the shared name when its transition is ready. */
async function recordShared(page: Page) {
  const shared: string[] = []
  await page.exposeFunction('recordShared', (text: string) => shared.push(text))
  await page.addInitScript(() => {
    // Only what is parsed before the first paint can move, and a busy machine may paint early. So the page is parsed first.
    new MutationObserver((_, observer) => {
      if (!document.head) return
      observer.disconnect()
      const expected = { rel: 'expect', href: '#main', blocking: 'render' }
      document.head.append(Object.assign(document.createElement('link'), expected))
    }).observe(document, { childList: true, subtree: true })
    const record = (text: string) =>
      (window as unknown as { recordShared: (text: string) => void }).recordShared(text)
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        const moved = document
          .getAnimations()
          .some(
            ({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(shared)',
          )
        const named = document.querySelector<HTMLElement>('[style*="view-transition-name"]')
        const place = named?.closest('a') ? 'card' : 'page'
        record(`${location.pathname}: ${moved && named ? place : 'nothing'}`)
      })
    })
  })
  return shared
}

test.describe('shared element', () => {
  // On a busy machine the browser may have painted the new page before the transition is ready, and then moves nothing.
  test.describe.configure({ retries: 1 })

  test('moves the picture of a card to the page of the case study', { tag: ['@quick', '@desktop'] }, async ({
    page,
  }) => {
    const shared = await recordShared(page)
    await page.goto('/work')
    const link = page.getByRole('main').locator('li:not([hidden]) h3 a').first()
    const path = await link.getAttribute('href')
    await link.click()
    await expect.poll(() => shared).toEqual([`${path}: page`])
  })

  test('moves the drawing of a service', async ({ page }) => {
    const shared = await recordShared(page)
    await page.goto('/services')
    await page.getByRole('link', { name: 'Data Engineering', exact: true }).first().click()
    await expect.poll(() => shared).toEqual(['/services/data-engineering: page'])
  })

  test('moves the name of a product to the heading', { tag: '@desktop' }, async ({ page }) => {
    const shared = await recordShared(page)
    await page.goto('/products')
    const link = page.getByRole('main').getByRole('link', { name: 'Taxly', exact: true })
    // The preview opens first, so that React does not change the list while the visitor leaves the page.
    await link.hover()
    await expect(link).toHaveAttribute('aria-expanded', 'true')
    await link.click()
    const name = page.getByRole('heading', { level: 1, name: 'Taxly' })
    await expect(name).toBeVisible()
    await expect.poll(() => shared).toEqual(['/products/taxly: page'])
  })

  test('moves nothing to a page that the old page shows no picture of', { tag: '@desktop' }, async ({
    page,
  }) => {
    const shared = await recordShared(page)
    await page.goto('/work')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect.poll(() => shared).toEqual(['/privacy-policy: nothing'])
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('starts no transition', { tag: '@desktop' }, async ({ page }) => {
      const shared = await recordShared(page)
      await page.goto('/services')
      await page.getByRole('link', { name: 'Data Engineering', exact: true }).first().click()
      await expect(page).toHaveURL(/data-engineering/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(shared).toEqual([])
    })
  })
})
