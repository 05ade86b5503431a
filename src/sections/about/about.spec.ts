import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

test('about page: phones show two faces a row from edge to edge, and what each leader does without a tap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(urls.about())
  const leaders = page.locator('[aria-labelledby="leadership"] li')
  expect(await leaders.count()).toBe(readEntries('leaders').length)
  const half = (page.viewportSize()?.width ?? 0) / 2
  for (const [index, leader] of (await leaders.all()).entries()) {
    await expect(leader.locator('p').last()).toBeVisible()
    const face = await leader.locator('img').boundingBox()
    expect([face?.x, face?.width]).toEqual([index % 2 ? half : 0, half])
  }
})

test('about page: a click opens a tab, and Back the last one', { tag: '@quick' }, async ({ page }) => {
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
