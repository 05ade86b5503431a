import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

const leader = (page: Page) => page.locator('[aria-labelledby="leadership"] li').last()

test('about page: opens the description of a leader with a tap on phones', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(urls.about())
  await expect(leader(page).locator('details p')).toBeHidden()
  await leader(page).locator('summary').tap()
  await expect(leader(page).locator('details p')).toBeVisible()
})

test('about page: a click opens another tab, and Back opens the last one again', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(urls.about())
  await expect(page.locator('[role=tabpanel]:visible')).toHaveId('mission')
  for (const id of ['vision', 'values']) {
    await page.locator(`#tab-${id}`).click()
    await expect(page.locator('[role=tabpanel]:visible')).toHaveId(id)
    await expect(page).toHaveURL(`${urls.about()}#${id}`)
  }
  for (const id of ['vision', 'mission']) {
    await page.goBack()
    await expect(page.locator('[role=tabpanel]:visible')).toHaveId(id)
    await expect(page.locator(`#tab-${id}`)).toHaveAttribute('aria-selected', 'true')
  }
})

test.describe('about page without JavaScript', { tag: ['@desktop', '@quick'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows the text of every tab, each with a heading that a link leads to', async ({ page }) => {
    await page.goto(urls.about())
    await expect(page.locator('#mission, #vision, #values')).toHaveCount(3)
    await page.getByRole('main').locator('a[href="#values"]:visible').click()
    await expect(page.locator('#values').getByRole('heading').first()).toBeInViewport()
    await expect(page.locator('#mission')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})
