import { describe, expect, it } from 'vitest'
import { ENTRY_OVERHEAD } from './evictions.ts'
import type { OfflineManifest } from './manifest.ts'
import { withinBudget } from './within-budget.ts'

const page = (size: number) => ({ size: size - ENTRY_OVERHEAD, digest: '', needs: ['/base.css'] })
const manifest: OfflineManifest = {
  version: 'v',
  pages: { '/contact': page(20), '/a': page(30), '/b': page(40), '/c': page(10) },
  files: { '/base.css': { size: 100 - ENTRY_OVERHEAD } },
}
const select = (paths: string[], budget: number) => withinBudget(paths, manifest, budget, ['/contact'])

describe('withinBudget', () => {
  it('includes always-cached pages first and counts a shared file once', () => {
    expect(select(['/a', '/b'], 190)).toEqual(['/contact', '/a', '/b'])
  })

  it('skips a page that does not fit and includes a smaller page later in the list', () => {
    expect(select(['/a', '/b', '/c'], 160)).toEqual(['/contact', '/a', '/c'])
  })

  it('includes always-cached pages even if they exceed the budget', () => {
    expect(select(['/c'], 0)).toEqual(['/contact'])
  })

  it('includes a page only once and skips paths that are not pages of the build', () => {
    expect(select(['/a', '/contact', '/a', '/gone', '/base.css'], 1_000)).toEqual(['/contact', '/a'])
  })
})
