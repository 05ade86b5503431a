import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'

const AVAILABLE = PAGE_KINDS['available product'] ?? ''
const UNRELEASED = PAGE_KINDS['unreleased product'] ?? ''
const contactLinks = (subject: string) => `main a[href^="${urls.contact()}?subject=${subject}"]`

test.describe('product page', { tag: ['@desktop', '@quick'] }, () => {
  test('opens the tab that the fragment names, another one by keys, and keeps it at other fragments', async ({
    page,
  }) => {
    const panel = page.locator('[role=tabpanel]:visible')
    await page.goto(`${AVAILABLE}#pricing`)
    await expect(panel).toHaveId('pricing')
    await page.locator('#tab-pricing').focus()
    const entries = await page.evaluate(() => history.length)
    for (const [key, id] of ['ArrowRight details', 'End pricing', 'ArrowLeft technology'].map((way) =>
      way.split(' '),
    )) {
      await page.keyboard.press(key ?? '')
      await expect(page.locator(`#tab-${id}`)).toBeFocused()
      await expect(panel).toHaveId(id ?? '')
    }
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goto(`${AVAILABLE}#main`)
    await expect(panel).toHaveId('technology')
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

  test('says practical facts among its details, and leads on to the next product', async ({ page }) => {
    await page.goto(AVAILABLE)
    await expect(page.locator('#details dt', { hasText: 'How to start' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Next product' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/[a-z-]+$/)
    expect(page.url()).not.toContain(AVAILABLE)
  })
})
