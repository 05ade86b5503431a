import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'

const SERVICE = PAGE_KINDS.service ?? ''

test('services page: leads to the terms of all services', { tag: ['@desktop', '@quick'] }, async ({
  page,
}) => {
  await page.goto(SERVICE)
  await page.locator('main a[href$="#how-we-work"]').first().click()
  await expect(page).toHaveURL(`${urls.services()}#how-we-work`)
  await expect(page.locator('#how-we-work')).toBeInViewport()
})

test('service page: opens the first feature on load, opens at most one feature, and closes the open feature on a click', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(SERVICE)
  await expectOpen(page, [true, false, false, false])
  const summary = (index: number) => page.locator('details[name="features"] > summary').nth(index)
  await summary(2).click()
  await expectOpen(page, [false, false, true, false])
  await summary(2).click()
  await expectOpen(page, [false, false, false, false])
})

async function expectOpen(page: Page, open: boolean[]): Promise<void> {
  for (const [index, isOpen] of open.entries())
    await expect(page.locator('details[name="features"]').nth(index)).toHaveJSProperty('open', isOpen)
}
