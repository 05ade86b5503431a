import { describe, expect, it } from 'vitest'
import { ENTRY_OVERHEAD, evictions } from './evictions.ts'
import type { OfflineManifest } from './manifest.ts'

const page = (size: number, needs: string[]) => ({ size: size - ENTRY_OVERHEAD, digest: '', needs })
const file = (size: number) => ({ size: size - ENTRY_OVERHEAD })

/** Sizes with their overhead are round thousands. */
const manifest: OfflineManifest = {
  version: 'v',
  pages: {
    '/contact': page(20_000, ['/base.css', '/form.css']),
    '/about': page(40_000, ['/base.css', '/about.css']),
    '/work': page(30_000, ['/base.css', '/work.css']),
  },
  files: {
    '/base.css': file(10_000),
    '/form.css': file(5_000),
    '/about.css': file(5_000),
    '/work.css': file(5_000),
    '/portrait.avif': file(25_000),
  },
}
const kept = [
  '/base.css',
  '/form.css',
  '/contact',
  '/about.css',
  '/about',
  '/portrait.avif',
  '/work.css',
  '/work',
]
const lasting = ['/contact']
const evict = (budget: number) => evictions(kept, manifest, budget, lasting)

describe('evictions', () => {
  it('lets nothing go while everything fits', () => {
    expect(evict(140_000)).toEqual([])
  })

  it('lets the oldest page go with the style that only it needs', () => {
    expect(evict(139_999)).toEqual(['/about.css', '/about'])
  })

  it('lets pictures go in their turn', () => {
    expect(evict(90_000)).toEqual(['/about.css', '/about', '/portrait.avif'])
  })

  it('keeps the lasting page with what it needs, even over the budget', () => {
    expect(evict(1_000)).toEqual(['/about.css', '/about', '/portrait.avif', '/work.css', '/work'])
  })

  it('goes by the order in which things were kept', () => {
    const visitedAgain = [...kept.filter((path) => path !== '/about'), '/about']
    expect(evictions(visitedAgain, manifest, 115_000, lasting)).toEqual(['/portrait.avif'])
  })
})
