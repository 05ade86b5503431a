import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { pageAddresses } from '../support/site-addresses.ts'
import { readEntries } from './read-entries.ts'

test.describe('screen reader', { tag: '@desktop' }, () => {
  test('hears a mail link as one address', { tag: '@quick' }, async ({ page }) => {
    const [site] = readEntries('site')
    await page.goto(urls.subsidiaries())
    const addresses = [site?.data.email, site?.data.email, site?.data.dataProtectionEmail]
    expect(await accessibleNames(page, 'link', 'footer')).toEqual(expect.arrayContaining(addresses))
    const links = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
    for (const [index, address] of addresses.entries())
      await expect(links.nth(index)).toHaveAccessibleName(`${address}`)
  })

  test('hears links of the home page that begin with a name, without a blank before punctuation', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(urls.home())
    const ventures = page.getByRole('region', { name: 'Six ventures, one group' })
    const names = readEntries('ventures').map(({ data }) => data.name)
    for (const name of names)
      await expect(ventures.getByRole('link', { name, exact: true })).toHaveAccessibleName(name)
    expect((await accessibleNames(page, 'link')).filter((name) => / [:,.;]/.test(name))).toEqual([])
  })

  test('hears no separators between the numbers of the group', async ({ page }) => {
    await page.goto(urls.home())
    const texts = await accessibleNames(page, 'StaticText')
    expect(texts).toContainEqual(expect.stringMatching(/^\d+ products in use$/))
    expect(texts.filter((text) => text.includes('·'))).toEqual([])
  })

  test('hears no text of a drawing', async ({ page }) => {
    for (const path of [urls.service('cyber-security'), urls.caseStudy('permits-without-the-queue')]) {
      await page.goto(path)
      const texts = await accessibleNames(page, 'StaticText')
      const drawn = await page.locator('.construction text').allTextContents()
      expect(texts.filter((text) => drawn.includes(text))).toEqual([])
    }
    expect(await page.locator('.construction').count()).toBeGreaterThan(0)
  })

  test('hears no empty definition, and an alternative for the picture of each figure', async ({ page }) => {
    for (const path of [
      urls.home(),
      urls.about(),
      urls.product('cortexhr'),
      urls.service('cyber-security'),
      urls.caseStudy('payroll-for-a-moving-workforce'),
    ]) {
      await page.goto(path)
      expect(await page.locator('main').ariaSnapshot(), path).not.toMatch(/- (definition|figure)$/m)
      const isEmpty = await page
        .locator('dd:not([aria-hidden])')
        .evaluateAll((all) => all.filter(({ textContent }) => !textContent?.trim()).length)
      expect(isEmpty, path).toBe(0)
    }
    await page.goto(urls.patterns())
    await expect(page.getByRole('img', { name: /knot/ })).toHaveCount(1)
  })

  test('hears headings in order, and each section begins with one of level 1 or 2', async ({ page }) => {
    test.setTimeout(90_000)
    for (const path of pageAddresses()) {
      await page.goto(path)
      expect(await findUnorderedHeadings(page), path).toEqual([])
    }
  })
})

/**
 * Returns the accessible names of all nodes of a role, as Chromium computes them.
 * @param selector of the element whose descendants are searched
 */
async function accessibleNames(page: Page, role: string, selector = 'body'): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = await client.send('Accessibility.queryAXTree', { nodeId, role })
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => `${name?.value ?? ''}`)
}

/** Returns the headings that skip a level, or that begin a section with a level below 2. */
function findUnorderedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const levelOf = (heading: Element) => Number(heading.tagName[1])
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
    const skipping = headings.filter((heading, index) => {
      const previous = headings[index - 1]
      return levelOf(heading) > (previous ? levelOf(previous) : 0) + 1
    })
    const firsts = [...document.querySelectorAll('main section:not(section section)')].flatMap(
      (section) => section.querySelector('h1, h2, h3, h4, h5, h6') ?? [],
    )
    return [...skipping, ...firsts.filter((heading) => levelOf(heading) > 2)].map(
      ({ outerHTML }) => outerHTML,
    )
  })
}
