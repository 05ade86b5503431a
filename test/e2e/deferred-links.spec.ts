import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { requestsBeforeLoad } from './requests-before-load.ts'

test('deferred links: adds the web manifest and the styles of all product screens after the load event', async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.products ?? '')
  await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1)
  const styles = page.locator('head > link[href*=all-mockups]')
  await expect.poll(() => styles.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
  const early = await requestsBeforeLoad(page)
  expect(early.filter((url) => /\/all-mockups\.|\.webmanifest$/.test(url))).toEqual([])
})
