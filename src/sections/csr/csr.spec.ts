import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const shares = readEntries('csr').flatMap(({ data }) =>
  data.funding.allocation.map(({ percentage }) => percentage),
)

test('CSR page: draws budget bars in proportion to their shares, each starting where the previous bar ends', async ({
  page,
}) => {
  await page.goto(urls.csr())
  const bars = await page.locator('[data-bar]').evaluateAll((all) =>
    all.map((bar) => {
      const { left, width } = bar.getBoundingClientRect()
      return { left, width }
    }),
  )
  expect(bars).toHaveLength(shares.length)
  const percent = (bars[0]?.width ?? 0) / (shares[0] ?? 0)
  let before = 0
  for (const [index, share] of shares.entries()) {
    expect((bars[index]?.width ?? 0) / percent).toBeCloseTo(share, 1)
    expect(((bars[index]?.left ?? 0) - (bars[0]?.left ?? 0)) / percent).toBeCloseTo(before, 1)
    before += share
  }
})
