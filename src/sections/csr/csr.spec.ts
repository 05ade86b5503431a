import { expect, test } from '@playwright/test'
import { SIZES } from '#src/drawings/sizes.ts'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const shares = readEntries('csr').flatMap(({ data }) =>
  data.funding.items.map(({ percentage }) => percentage),
)

test('CSR page: no caption covers a ring at any width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(urls.csr())
  const figures = page.locator('[aria-labelledby="gallery"] figure')
  for (const width of [320, 390, 768, 1000, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const covered = await figures.evaluateAll(
      (all, { w, h, reserved }) =>
        all.map((figure) => {
          const image = figure.querySelector('img')?.getBoundingClientRect()
          const caption = figure.querySelector('figcaption')?.getBoundingClientRect()
          if (!image || !caption) return Number.NaN
          // The picture keeps its top where it is cut.
          const scale = Math.max(image.width / w, image.height / h)
          return image.top + (h - reserved) * scale - caption.top
        }),
      SIZES.csr.gallery,
    )
    expect(covered).toHaveLength(6)
    for (const pixels of covered) expect(pixels, `px of rings covered at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('CSR page: draws budget bars in proportion, each after the one before', async ({ page }) => {
  await page.goto(urls.csr())
  const bars = await page.locator('[data-bar]').evaluateAll((all) =>
    all.map((bar) => {
      const { left, width } = bar.getBoundingClientRect()
      return { left, width }
    }),
  )
  expect(bars).toHaveLength(shares.length)
  const [first] = bars
  let [left, percent] = [first?.left ?? 0, (first?.width ?? 0) / (shares[0] ?? 0)]
  for (const [index, bar] of bars.entries()) {
    expect(bar.width / percent).toBeCloseTo(shares[index] ?? 0, 1)
    expect((bar.left - left) / percent).toBeCloseTo(0, 1)
    left += bar.width
  }
})
