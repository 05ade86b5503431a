import { describe, expect, it } from 'vitest'
import { htmlFiles, pageAddress } from '#server/site/static-site.ts'
import { measurePage, type PageWeight } from './support/page-weight.ts'
import { pageKind, readBudgets } from './support/read-budgets.ts'

/** Folder of the built site; `npm test` builds it first. */
const SITE = 'dist'

const budgets = readBudgets()

describe('page weight', () => {
  it.each(htmlFiles(SITE))('of %s stays within the byte budget of its page kind', (file) => {
    const kind = pageKind(pageAddress(file))
    expect(budgets, `test/budgets.yaml has no kind "${kind}"`).toHaveProperty([kind])
    const budget = budgets[kind]
    for (const [part, weight] of Object.entries(measurePage(SITE, file)))
      expect(weight, `${part} of ${file}, budget of "${kind}"`).toBeLessThanOrEqual(
        budget?.[part as keyof PageWeight] ?? 0,
      )
  })

  it('includes the scripts that islands import', () => {
    const { islands } = measurePage(SITE, 'contact.html')
    expect(islands).toBeGreaterThan(40_000)
    expect(measurePage(SITE, 'careers.html').islands).toBe(0)
  })

  it.each([
    ['/', 'home'],
    ['/services', 'services'],
    ['/services/data-engineering', 'service'],
    ['/work/permits-without-the-queue', 'case study'],
    ['/products/cortexhr', 'product'],
    ['/terms-of-service', 'legal'],
    ['/contact/thank-you', 'contact'],
    ['/404', 'not found'],
  ])('of %s is limited by the budget of the page kind "%s"', (path, kind) => {
    expect(pageKind(path)).toBe(kind)
  })
})
