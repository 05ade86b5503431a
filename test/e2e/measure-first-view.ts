import type { Page } from '@playwright/test'

type FirstView = { fonts: number; scripts: number; total: number; earlyScripts: string[] }

/** Returns the bytes fetched without any interaction: modules of islands as `scripts`, all but these and the film as `total`. */
export async function measureFirstView(page: Page, path: string): Promise<FirstView> {
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
  const earlyScripts = (await requestsBeforeLoad(page)).filter((url) => url.endsWith('.js'))
  // A prefetched module has the type Script. The text from which its imports are read has the type Fetch.
  const isScript = (type: string | undefined) => type === 'Script' || type === 'Fetch'
  return {
    fonts: sum((type) => type === 'Font'),
    scripts: sum(isScript),
    total: sum((type) => type !== 'Media' && !isScript(type)),
    earlyScripts,
  }
}

/** Returns the URLs that the page requested before its load event. */
export async function requestsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => name)
  })
}
