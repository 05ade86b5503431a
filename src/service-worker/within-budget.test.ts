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
const take = (paths: string[], budget: number) => withinBudget(paths, manifest, budget, ['/contact'])

describe('withinBudget', () => {
  it('takes the lasting pages first and counts what all need once', () => {
    expect(take(['/a', '/b'], 190)).toEqual(['/contact', '/a', '/b'])
  })

  it('leaves out what does not fit and goes on with what does', () => {
    expect(take(['/a', '/b', '/c'], 160)).toEqual(['/contact', '/a', '/c'])
  })

  it('takes the lasting pages whatever they cost', () => {
    expect(take(['/c'], 0)).toEqual(['/contact'])
  })

  it('takes a page once and leaves out what is no page of the build', () => {
    expect(take(['/a', '/contact', '/a', '/gone', '/base.css'], 1_000)).toEqual(['/contact', '/a'])
  })
})
