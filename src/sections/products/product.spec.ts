import { expect, type Page, test } from '@playwright/test'
import type { Product } from '#src/content/schemas/product.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const products = readEntries('products')

/** Expects that the Pricing tab is the open one and has the prices of a product. */
async function expectPrices(page: Page, { pricing }: Product): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Pricing' })
  for (const { price } of pricing.tiers ?? [])
    await expect(panel.getByText(price, { exact: true })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
}

/** Expects that a product through which other people's money passes says who holds the money. */
async function expectLicence(page: Page, { practical: { licence } }: Product): Promise<void> {
  if (licence) await expect(page.locator('dt', { hasText: /^Licence$/ }).locator('+ dd')).toHaveText(licence)
}

const cortexhr = products.find(({ id }) => id === 'cortexhr')?.data
if (!cortexhr) throw new Error('there is no product cortexhr')

const practical = (page: Page, name: string) => page.getByRole('region', { name })
const metrics = (page: Page) => page.getByRole('region', { name: 'Key metrics' })

test.describe('product page', { tag: '@desktop' }, () => {
  for (const { id, data } of products) {
    if (data.status !== 'available') continue
    test(`${id} has its prices, a demo link, dated key metrics and a figure`, async ({ page }) => {
      await page.goto(`/products/${id}#pricing`)
      await expectPrices(page, data)
      await expectLicence(page, data)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
        'href',
        `/contact?subject=Demo&product=${id}`,
      )
      expect(await metrics(page).getByRole('term').count()).toBeGreaterThanOrEqual(3)
      await expect(metrics(page)).toContainText(/Figures as of \w+ 20\d\d/)
      const evidence = page.getByRole('region', { name: 'What Changed' })
      await expect(evidence.getByRole('figure').getByRole('term')).toHaveText([/^20\d\d$/, /^20\d\d$/])
      await expect(page.getByRole('heading', { level: 2, name: 'Our Impact' })).toBeVisible()
      await expect(page.getByText(/^Coming Q/)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Tell me when it opens' })).toHaveCount(0)
      await expect(practical(page, 'Before you start').getByRole('term')).toContainText([
        'Demo and trial',
        'How to start',
        'Your existing records',
        'Training',
        'Support',
        'Where your data lives',
        'How to leave',
      ])
    })
  }

  for (const { id, data } of products) {
    if (data.status === 'available') continue
    test(`${id} has its launch quarter and prices, and no website, demo, metrics or figure`, async ({
      page,
    }) => {
      await page.goto(`/products/${id}`)
      await expect(page.getByText(`Coming ${data.launchQuarter}`)).toBeVisible()
      await expect(page.getByText(`Coming ${data.launchQuarter}`)).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute(
        'href',
        `/contact?subject=Launch&product=${id}`,
      )
      await expect(practical(page, 'When it opens').getByRole('term')).toContainText([
        'Demo and trial',
        'How to start',
        'Support',
        'Where your data lives',
      ])
      await expect(page.getByRole('link', { name: /Visit Website|Request a Demo/ })).toHaveCount(0)
      await expect(metrics(page)).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'What Changed' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 2, name: 'Planned Impact' })).toBeVisible()
      await expect(page.getByText('Launch Quarter')).toBeVisible()
      await expect(page.getByText('Launch Date')).toHaveCount(0)
      await expectLicence(page, data)
      await page.getByRole('tab', { name: 'Pricing' }).click()
      await expectPrices(page, data)
    })
  }

  test('shows in its hero what it is, since when, its price, a screen and the source of its pattern', {
    tag: '@quick',
  }, async ({ page }) => {
    const head = page.getByRole('main').locator('header')
    await page.goto('/products/cortexhr')
    await expect(head.getByText(cortexhr.category)).toBeVisible()
    await expect(head.getByRole('heading', { level: 1, name: cortexhr.name })).toBeVisible()
    await expect(head.getByText(cortexhr.shortDescription)).toBeVisible()
    await expect(head.getByRole('img', { name: cortexhr.screens?.[0]?.alt ?? 'missing' })).toHaveCount(1)
    await expect(head.getByText('Sample data').filter({ visible: true })).toHaveCount(1)
    await expect(head.getByRole('term')).toHaveText(['Available since', 'Price'])
    await expect(head.getByRole('definition')).toHaveText(['September 2021', 'From $99/mo'])
    await expect(head.getByText(/^Pattern after aso-oke/)).toBeVisible()
    await page.goto('/products/astra-insight')
    await expect(head.getByRole('definition')).toHaveText(['Coming Soon', 'Announced at launch'])
  })

  test('opens the website of the product in a new tab if it has one', async ({ page }) => {
    await page.goto('/products/cortexhr')
    const website = page.getByRole('link', { name: 'Visit Website' })
    await expect(website).toHaveAttribute('href', /^https:/)
    await expect(website).toHaveAttribute('target', '_blank')
    await expect(website).toHaveAttribute('rel', /noopener/)
    await page.goto('/products/results-management-system')
    await expect(website).toHaveCount(0)
  })

  test('shows an overview with key features, and the tabs Details, Technology and Pricing', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/products/cortexhr')
    const overview = page.getByRole('region', { name: 'Product Overview' })
    await expect(overview.getByRole('heading', { name: 'Key Features' })).toBeVisible()
    await expect(overview.getByRole('listitem')).toHaveText(cortexhr.features)

    await expect(page.getByRole('tab')).toHaveText(['Details', 'Technology', 'Pricing'])
    const details = page.getByRole('tabpanel', { name: 'Details' })
    await expect(details).toContainText('StatusAvailable')
    await expect(details).toContainText('Launch DateSeptember 2021')
    await expect(details).toContainText(`Target Market${cortexhr.market}`)

    await page.getByRole('tab', { name: 'Technology' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Technology' }).getByRole('listitem')).toHaveText(
      cortexhr.tech,
    )
    await page.getByRole('tab', { name: 'Pricing' }).click()
    await expect(page.getByRole('tabpanel')).toContainText(cortexhr.pricing.model)
    await expect(page.getByRole('tabpanel')).toContainText(cortexhr.pricing.details ?? 'missing')
  })

  test('links to all products and marks the current one', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/products/cortexhr')
    const others = page.getByRole('navigation', { name: 'All products' }).getByRole('link')
    await expect(others).toHaveCount(products.length)
    await expect(others.filter({ hasText: 'CortexHR' })).toHaveAttribute('aria-current', 'page')
  })
})
