import { expect, type Page, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { pageKind, readBudgets } from '../support/read-budgets.ts'

const budgets = readBudgets()

test.describe('first view', () => {
  for (const [kind, path] of Object.entries(PAGE_KINDS))
    test(`of the ${kind} page stays within its byte budget`, { tag: '@quick' }, async ({ page }) => {
      const budget = budgets[pageKind(path)]
      const { fonts, total } = await measureFirstView(page, path)
      expect(fonts).toBeGreaterThan(0)
      expect(fonts).toBeLessThanOrEqual(budget?.fonts ?? 0)
      expect(total).toBeLessThanOrEqual(budget?.firstView ?? 0)
    })
})

/** Returns the bytes fetched without any interaction, including response headers, excluding the hero video. */
async function measureFirstView(page: Page, path: string): Promise<{ fonts: number; total: number }> {
  const session = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  const sent = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.set(requestId, encodedDataLength),
  )
  await session.send('Network.enable')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const sum = (isCounted: (type: string | undefined) => boolean) =>
    [...sent].reduce((total, [id, bytes]) => total + (isCounted(types.get(id)) ? bytes : 0), 0)
  return { fonts: sum((type) => type === 'Font'), total: sum((type) => type !== 'Media') }
}
