import { describe, expect, it } from 'vitest'
import { ENTRY_OVERHEAD, evictions } from './evictions.ts'
import type { OfflineManifest } from './manifest.ts'

const page = (size: number, needs: string[]) => ({ size: size - ENTRY_OVERHEAD, digest: '', needs })
const file = (size: number) => ({ size: size - ENTRY_OVERHEAD })

/** Each size plus ENTRY_OVERHEAD is a round number of thousands. */
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
const cached = [
  '/base.css',
  '/form.css',
  '/contact',
  '/about.css',
  '/about',
  '/portrait.avif',
  '/work.css',
  '/work',
]
const alwaysCached = ['/contact']
const evict = (maxSize: number) => evictions(cached, manifest, maxSize, alwaysCached)

describe('evictions', () => {
  it('evicts nothing if everything fits', () => {
    expect(evict(140_000)).toEqual([])
  })

  it('evicts the oldest page together with the style sheet that no other page needs', () => {
    expect(evict(139_999)).toEqual(['/about.css', '/about'])
  })

  it('evicts pages and pictures in the order in which they were cached', () => {
    expect(evict(90_000)).toEqual(['/about.css', '/about', '/portrait.avif'])
  })

  it('keeps an always-cached page and its files, even if they exceed the limit', () => {
    expect(evict(1_000)).toEqual(['/about.css', '/about', '/portrait.avif', '/work.css', '/work'])
  })

  it('treats a page that was cached again as newer', () => {
    const visitedAgain = [...cached.filter((path) => path !== '/about'), '/about']
    expect(evictions(visitedAgain, manifest, 115_000, alwaysCached)).toEqual(['/portrait.avif'])
  })
})
