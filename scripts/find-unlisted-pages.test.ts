import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { findUnlistedPages } from './find-unlisted-pages.ts'

it('findUnlistedPages: names an indexable page without content, and content without its page', () => {
  const root = temporaryFolder()
  const page = (file: string, props = '') => {
    mkdirSync(dirname(join(root, 'src/pages', file)), { recursive: true })
    writeFileSync(join(root, 'src/pages', file), `<Page ${props} />`)
  }
  for (const file of ['index.astro', 'work/index.astro', 'work/[project].astro', '[legal].astro']) page(file)
  page('offline.astro', 'canonical={null}')
  const kinds = {
    home: { files: 'home.yaml' },
    workPage: { files: 'work.yaml' },
    work: { files: 'work/*.yaml' },
    legal: { files: 'legal/*.md' },
    offline: { files: 'offline.yaml' },
  }
  expect(findUnlistedPages(root, kinds)).toEqual([])
  page('press.astro')
  expect(findUnlistedPages(root, { ...kinds, csr: { files: 'csr.yaml' } })).toMatchObject([
    { file: 'src/pages/press.astro' },
    { file: 'content/csr.yaml' },
  ])
})
