import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { findUnlistedPages } from './find-unlisted-pages.ts'

it('findUnlistedPages: names an indexable page without content, and content without its page', () => {
  expect(findUnlistedPages('.')).toEqual([])
  const root = temporaryFolder()
  mkdirSync(join(root, 'src/pages'), { recursive: true })
  for (const page of ['listed', 'unlisted']) writeFileSync(join(root, `src/pages/${page}.astro`), '')
  const kinds = { listed: { files: 'listed.yaml' }, pageless: { files: 'pageless.yaml' } }
  const files = findUnlistedPages(root, kinds).map(({ file }) => file)
  expect(files).toEqual(['src/pages/unlisted.astro', 'content/pageless.yaml'])
})
