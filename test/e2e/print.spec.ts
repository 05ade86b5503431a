import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from './read-entries.ts'

/** Maximum number of sheets of a printed web page (docs/requirements.md#look). */
const MAX_PAGES = 2

/** An A4 page in a PDF file: 595.28 x 841.89 points, which browsers round up or down. */
const A4 = /\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/

const PRINTED: Record<string, string> = {
  'a case study': urls.caseStudy('permits-without-the-queue'),
  'a product with prices': urls.product('cortexhr'),
  'an unreleased product': urls.product('fides-agro'),
}

/** The addresses of all case studies and products. */
const LONG_PAGES = [
  ...readEntries('work').map(({ id }) => urls.caseStudy(id)),
  ...readEntries('products').map(({ id }) => urls.product(id)),
]

test.describe('print', { tag: '@desktop' }, () => {
  test('every case study and product has at most two A4 pages', async ({ page }) => {
    test.slow()
    const counts: [string, number][] = []
    for (const path of LONG_PAGES) {
      await page.goto(path)
      counts.push([path, await countSheets(page)])
    }
    expect(counts).not.toHaveLength(0)
    expect(counts.filter(([, count]) => count > MAX_PAGES)).toEqual([])
  })

  for (const [kind, path] of Object.entries(PRINTED)) {
    test(`${kind} has its URL and the address of the group, and no navigation`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await page.goto(path)
      expect(await printedUrl(page)).toMatch(new RegExp(`^"https?://[^"]+${path}"$`))
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator('address')).toBeVisible()
      await expect(footer.locator('address')).toContainText('Abuja')
      await expect(footer.getByRole('link', { name: /@/ }).last()).toBeVisible()
      for (const nav of ['header nav', 'main nav', 'footer nav'])
        for (const part of await page.locator(nav).all()) await expect(part).toBeHidden()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  test('drawings with a file for each theme are printed in black', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of [urls.home(), urls.product('cortexhr')]) {
      await page.goto(path)
      const drawings = await page.locator('main img[src*="-light.svg"]').all()
      expect(drawings).not.toHaveLength(0)
      for (const drawing of drawings) await expect(drawing).toHaveCSS('filter', 'brightness(0)')
    }
  })

  test('a product screen with a file for each theme is printed in its colours', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(urls.product('cortexhr'))
    await expect(page.locator('main figure picture img').first()).toHaveCSS('filter', 'none')
  })

  test('drawings that were not scrolled to are printed whole', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(urls.home())
    const clips = await page
      .locator('.reveal, section:has(#process) img[src*="-cloth"]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).clipPath))
    expect(clips).not.toHaveLength(0)
    expect(clips.filter((path) => path !== 'none')).toEqual([])
  })

  test('a product has the content of all tabs', async ({ page }) => {
    await page.goto(urls.product('cortexhr', 'pricing'))
    await page.getByRole('tab', { name: 'Technology' }).click()
    await expect(page.getByRole('tab', { name: 'Technology' })).toHaveAttribute('aria-selected', 'true')
    await page.emulateMedia({ media: 'print' })
    for (const id of ['details', 'technology', 'pricing'])
      await expect(page.locator(`[role="tabpanel"]#${id}`)).toBeVisible()
    await expect(page.getByText('$249')).toBeVisible()
  })
})

/** Returns the number of A4 pages of a printed page. */
async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(A4)
  const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(count).toBeGreaterThan(0)
  return count
}

/** Returns the text that the print style sheet shows above the page: its URL, in quotes. */
async function printedUrl(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canonical = document.querySelector('link[rel="canonical"]')
    return canonical ? getComputedStyle(canonical, '::before').content : ''
  })
}
