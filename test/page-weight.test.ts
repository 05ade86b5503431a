import { describe, expect, it } from 'vitest'
import { htmlFiles, pageAddress } from '#server/http/static-site.ts'
import { measurePage, type PageWeight } from './support/page-weight.ts'
import { budgetOf } from './support/read-budgets.ts'

/** Folder of the built site; `npm test` builds it first. */
const SITE = 'dist'

describe('page weight', () => {
  it.each(htmlFiles(SITE))('of %s stays within its byte budget', (file) => {
    const budget = budgetOf(pageAddress(file))
    for (const [part, weight] of Object.entries(measurePage(SITE, file)))
      expect(weight, `${part} of ${file}`).toBeLessThanOrEqual(budget[part as keyof PageWeight])
  })

  it('includes the scripts that islands import', () => {
    const { islands } = measurePage(SITE, 'contact.html')
    expect(islands).toBeGreaterThan(40_000)
    expect(measurePage(SITE, 'careers.html').islands).toBe(0)
  })

  it.each([
    ['/work/any-project', '/work/other'],
    ['/new', '/other'],
  ])('of %s has the same budget as %s: that of its folder, or the default one', (path, other) => {
    expect(budgetOf(path)).toBe(budgetOf(other))
    expect(budgetOf(path)).not.toBe(budgetOf('/'))
  })
})
