import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

/** Sheets that a printed page may take (docs/requirements.md#printing). */
const MAX_PAGES = 2

/** A4 in PostScript points, as browsers round it. */
const A4 = /\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/

const PRINTED: Record<string, string> = {
  'a case study': urls.caseStudy('permits-without-the-queue'),
  'a product with its prices': urls.product('cortexhr'),
  'a product that is still to come': urls.product('fides-agro'),
}

test.describe('on paper', { tag: '@desktop' }, () => {
  for (const [kind, path] of Object.entries(PRINTED)) {
    test(`${kind} takes at most two A4 sheets`, async ({ page }) => {
      await page.goto(path)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf).toMatch(A4)
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
      expect(sheets).toBeGreaterThan(0)
      expect(sheets).toBeLessThanOrEqual(MAX_PAGES)
    })

    test(`${kind} says where it can be found and who we are, and leaves the ways on out`, async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print' })
      await page.goto(path)
      expect(await headLine(page)).toMatch(new RegExp(`^"https?://[^"]+${path}"$`))
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator('address')).toBeVisible()
      await expect(footer.locator('address')).toContainText('Abuja')
      await expect(footer.getByRole('link', { name: /@/ }).last()).toBeVisible()
      for (const left of ['header nav', 'main nav', 'footer nav'])
        for (const part of await page.locator(left).all()) await expect(part).toBeHidden()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  test('print: drawings in the colour of the text are black, whichever theme they were loaded for', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of [urls.home(), urls.product('cortexhr')]) {
      await page.goto(path)
      const drawings = await page.locator('main img[src*="-light.svg"]').all()
      expect(drawings).not.toHaveLength(0)
      for (const drawing of drawings) await expect(drawing).toHaveCSS('filter', 'brightness(0)')
    }
  })

  test('all case studies are printed, though three show at first', async ({ page }) => {
    const studies = page.getByRole('main').locator('[data-category]')
    await page.goto(urls.work())
    const count = await studies.count()
    await page.emulateMedia({ media: 'print' })
    await expect(studies.filter({ visible: true })).toHaveCount(count)
    await page.emulateMedia({ media: 'screen' })
    await expect(studies.filter({ visible: true })).toHaveCount(3)

    await page.getByRole('button', { name: /^All/ }).click()
    await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
    await untilIslandsAwake(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(studies.filter({ visible: true })).toHaveCount(count)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(studies.filter({ visible: true })).toHaveCount(3)
  })

  test('all tabs of a product are printed, whichever is open', async ({ page }) => {
    await page.goto(urls.product('cortexhr', 'pricing'))
    await page.getByRole('tab', { name: 'Technology' }).click()
    await expect(page.getByRole('tab', { name: 'Technology' })).toHaveAttribute('aria-selected', 'true')
    await page.emulateMedia({ media: 'print' })
    for (const id of ['details', 'technology', 'pricing'])
      await expect(page.locator(`[role="tabpanel"]#${id}`)).toBeVisible()
    await expect(page.getByText('$249')).toBeVisible()
  })
})

/** What the style sheet prints at the head of the first sheet. */
async function headLine(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canonical = document.querySelector('link[rel="canonical"]')
    return canonical ? getComputedStyle(canonical, '::before').content : ''
  })
}
