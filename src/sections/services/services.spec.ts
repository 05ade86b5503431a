import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'

test('service page: leads to the open terms in the company profile', { tag: ['@desktop', '@quick'] }, async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.service ?? '')
  await page.locator('main a[href$="#terms"]').click()
  await expect(page).toHaveURL(urls.profile('terms'))
  await expect(page.locator('#terms')).toBeInViewport()
  await expect(page.locator('main details:not([open])')).toHaveCount(0)
})

for (const { id, data } of readEntries('services'))
  for (const alias of data.aliases)
    test(`alias ${alias.id}: has its own title, heading, features and steps`, { tag: '@quick' }, async ({
      page,
    }) => {
      await page.goto(urls.service(alias.id))
      await expect(page).toHaveTitle(new RegExp(`^${alias.seoTitle}`))
      await expect(page.locator('h1')).toHaveText(alias.title)
      await expect(page.locator('.lead').first()).toHaveText(alias.tagline)
      await expect(page.locator('[aria-labelledby=overview] p').first()).toHaveText(alias.overview)
      await expect(page.locator('[aria-labelledby=features] h3')).toHaveText(
        alias.features.map(({ title }) => title),
      )
      await expect(page.locator('[aria-labelledby=process] li h3')).toHaveText(
        alias.process.steps.map(({ title }) => title),
      )
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${urls.service(id)}$`),
      )
    })
