import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { requestsBeforeLoad } from './requests-before-load.ts'

test('deferred links: adds the web manifest after the load event', async ({ page }) => {
  await page.goto(PAGE_KINDS.products ?? '')
  await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1)
  const early = await requestsBeforeLoad(page)
  expect(early.filter((url) => url.endsWith('.webmanifest'))).toEqual([])
})
