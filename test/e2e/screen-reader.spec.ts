import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { readEntries } from './read-entries.ts'

test.describe('screen reader', { tag: '@desktop' }, () => {
  test('hears a mail link as one address', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.subsidiaries())
    const links = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
    await expect(links.last()).toHaveAccessibleName(readEntries('site')[0]?.data.email ?? 'missing')
  })

  test('hears no blank before punctuation, and no separators', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.home())
    expect((await accessibleNames(page, 'link')).filter((name) => / [:,.;]/.test(name))).toEqual([])
    expect((await accessibleNames(page, 'StaticText')).filter((text) => text.includes('·'))).toEqual([])
  })

  test('hears no empty definition and no figure without words', async ({ page }) => {
    test.setTimeout(90_000)
    for (const path of Object.values(PAGE_KINDS)) {
      await page.goto(path)
      expect(await page.locator('main').ariaSnapshot(), path).not.toMatch(/- (definition|figure)$/m)
    }
  })
})

/** Returns the accessible names of all nodes of a role, as Chromium computes them. */
async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' })
  const { nodes } = await client.send('Accessibility.queryAXTree', { nodeId, role })
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => `${name?.value ?? ''}`)
}
