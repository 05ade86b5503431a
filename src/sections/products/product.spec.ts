import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'

const AVAILABLE = PAGE_KINDS['available product'] ?? ''
const UNRELEASED = PAGE_KINDS['unreleased product'] ?? ''
const contactLinks = (subject: string) => `main a[href^="${urls.contact()}?subject=${subject}"]`

test.describe('product page', { tag: ['@desktop', '@quick'] }, () => {
  test('opens the tab that the fragment names, and another one on a click', async ({ page }) => {
    await page.goto(`${AVAILABLE}#pricing`)
    await expect(page.locator('[role=tabpanel]:visible')).toHaveId('pricing')
    await page.locator('#tab-technology').click()
    await expect(page.locator('[role=tabpanel]:visible')).toHaveId('technology')
  })

  test('offers a demo of a product on sale, and a message at the launch of others', async ({ page }) => {
    await page.goto(AVAILABLE)
    await expect(page.locator(contactLinks('Demo')).first()).toBeVisible()
    await expect(page.locator(contactLinks('Launch'))).toHaveCount(0)
    await page.goto(UNRELEASED)
    await expect(page.locator(contactLinks('Launch')).first()).toBeVisible()
    await expect(page.locator(contactLinks('Demo'))).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Coming Q/ })).toBeDisabled()
  })

  test('keeps the names of group and product out of translation', async ({ page }) => {
    await page.goto(AVAILABLE)
    await expect(page.locator('h1[translate=no]')).toBeVisible()
    await expect(page.getByRole('banner').locator('[translate=no]').first()).toBeVisible()
  })

  test('leaves as much room above the links to all products as above a section', async ({ page }) => {
    for (const path of [AVAILABLE, UNRELEASED]) {
      await page.goto(path)
      const room = await page.locator('nav[aria-labelledby=all-products]').evaluate((nav) => {
        const end = nav.previousElementSibling?.lastElementChild?.getBoundingClientRect().bottom
        return (nav.firstElementChild?.getBoundingClientRect().top ?? 0) - (end ?? 0)
      })
      expect(room).toBeGreaterThan(80)
    }
  })
})

test('product page: shows six practical facts on a phone, and the others on a tap', {
  tag: ['@phone', '@quick'],
}, async ({ page }) => {
  await page.goto(AVAILABLE)
  const facts = page.locator('[aria-labelledby=practical] dt:visible')
  await expect(facts).toHaveCount(6)
  await page.locator('[aria-labelledby=practical] summary').tap()
  await expect.poll(() => facts.count()).toBeGreaterThan(6)
})
