import { expect, test } from '@playwright/test'

test('says so plainly, with ways on, and asks not to be kept', async ({ page }) => {
  const answer = await page.goto('/no-such-thing-anywhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Page\s+not found$/)
  await expect(page.getByText('This work is on loan.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.getByText('Were you looking for this?')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Our Work' }).click()
  await expect(page).toHaveURL(/\/work$/)
})

for (const path of ['/services/no-such', '/work/no-such', '/products/no-such']) {
  test(`an unknown id, ${path}, leads here`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Page\s+not found$/)
  })
}

test('offers the page that a mistyped address comes near to', async ({ page }) => {
  await page.goto('/acadmy')
  await expect(page.getByText('Were you looking for this?')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Academy' }).click()
  await expect(page).toHaveURL(/\/academy$/)
})

test('guesses from the address that it is told of', async ({ page }) => {
  await page.goto('/404?from=/products/taxli')
  await expect(page.getByRole('main').getByRole('link', { name: 'Taxly' })).toHaveAttribute(
    'href',
    '/products/taxly',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the ways on are there, and no empty guess', async ({ page }) => {
    await page.goto('/acadmy')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5)
    await expect(page.getByText('Were you looking for this?')).toBeHidden()
  })
})
