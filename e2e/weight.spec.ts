import { expect, type Page, test } from '@playwright/test'
import { budgetKind, readBudgets } from '../scripts/build/read-budgets.ts'
import { isLaidOut } from './is-laid-out.ts'
import { PAGE_KINDS } from './page-kinds.ts'

const budgets = readBudgets()

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: the first view stays within its budget`, async ({ page }, { project }) => {
    const budget = budgets[budgetKind(path)]
    const { fonts, total } = await weighFirstView(page, path)
    expect(fonts).toBeGreaterThan(0)
    expect(fonts).toBeLessThanOrEqual(budget?.fonts ?? 0)
    expect(total).toBeLessThanOrEqual(budget?.firstView ?? 0)
    const early = await fetchedBeforeLoad(page)
    expect(early.filter((file) => file.endsWith('.woff2'))).toHaveLength(2)
    // On a phone the poster of home stands in the document.
    const isPosterFile = kind === 'home' && project.name === 'desktop'
    expect(early.filter((file) => !file.endsWith('.woff2'))).toEqual(isPosterFile ? [await poster(page)] : [])
  })
}

/** Bytes that a browser fetches before anybody does anything, headers included, without the film. */
async function weighFirstView(page: Page, path: string): Promise<{ fonts: number; total: number }> {
  const session = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  const sent = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.set(requestId, encodedDataLength),
  )
  await session.send('Network.enable')
  await page.goto(path)
  await page.waitForFunction(isLaidOut)
  await page.waitForLoadState('networkidle')
  const sum = (isMeant: (type: string | undefined) => boolean) =>
    [...sent].reduce((total, [id, bytes]) => total + (isMeant(types.get(id)) ? bytes : 0), 0)
  return { fonts: sum((type) => type === 'Font'), total: sum((type) => type !== 'Media') }
}

/** Files that the page has asked for before it was loaded: what its first words have to share the network with. */
function fetchedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => name)
  })
}

function poster(page: Page): Promise<string> {
  return page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.currentSrc)
}
