import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'

test('services page: leads to the terms of all services', { tag: ['@desktop', '@quick'] }, async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.service ?? '')
  await page.locator('main a[href$="#how-we-work"]').first().click()
  await expect(page).toHaveURL(`${urls.services()}#how-we-work`)
  await expect(page.locator('#how-we-work')).toBeInViewport()
})
