import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

// test/engines/shared-element.test.ts has the transitions themselves.
test('shared element: starts no transition with reduced motion', { tag: '@desktop' }, async ({ page }) => {
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
