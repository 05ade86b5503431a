import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { findUnlistedPages } from './find-unlisted-pages.ts'

it('findUnlistedPages: names pages that are neither in the list nor hidden from search engines', () => {
  const root = temporaryFolder()
  const page = (file: string, props = '') => {
    mkdirSync(dirname(join(root, 'src/pages', file)), { recursive: true })
    writeFileSync(join(root, 'src/pages', file), `<Page ${props} />`)
  }
  for (const file of ['index.astro', 'work/index.astro', 'work/[project].astro', '[legal].astro']) page(file)
  page('offline.astro', 'canonical={null}')
  expect(findUnlistedPages(root)).toEqual([])
  page('press.astro')
  expect(findUnlistedPages(root)).toMatchObject([{ file: 'src/pages/press.astro' }])
})
