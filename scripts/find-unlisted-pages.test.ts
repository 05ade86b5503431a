import { expect, it } from 'vitest'
import { contentKinds } from '#src/content/load/content-kinds.ts'
import { findUnlistedPages } from './find-unlisted-pages.ts'

it('findUnlistedPages: names an indexable page without content, and content without its page', () => {
  expect(findUnlistedPages('.')).toEqual([])
  const { csr, ...kinds } = contentKinds
  const files = findUnlistedPages('.', { ...kinds, press: { files: 'press.yaml' } }).map(({ file }) => file)
  expect(files).toEqual(['src/pages/csr.astro', 'content/press.yaml'])
})
