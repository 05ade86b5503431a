import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { compressFolder } from './precompress.ts'

it('compressFolder: reuses cached copies, compresses changed files and deletes unused copies', async () => {
  const [site, cache] = [temporaryFolder(), join(temporaryFolder(), 'compressed')]
  mkdirSync(join(site, 'work'))
  const page = join(site, 'work/page.html')
  writeFileSync(join(site, 'picture.avif'), 'not a text')
  const copies = () => [
    brotliDecompressSync(readFileSync(`${page}.br`)).toString(),
    gunzipSync(readFileSync(`${page}.gz`)).toString(),
  ]

  writeFileSync(page, 'first words')
  expect(await compressFolder(site, cache)).toBe(1)
  expect(copies()).toEqual(['first words', 'first words'])
  const cached = readdirSync(cache).sort()
  expect(cached).toHaveLength(2)

  const [brotli = ''] = cached
  writeFileSync(join(cache, brotli), readFileSync(`${page}.gz`))
  await compressFolder(site, cache)
  expect(readFileSync(`${page}.br`)).toEqual(readFileSync(`${page}.gz`))

  writeFileSync(page, 'other words')
  await compressFolder(site, cache)
  expect(copies()).toEqual(['other words', 'other words'])
  expect(readdirSync(cache)).toHaveLength(2)
  expect(readdirSync(site)).toEqual(['picture.avif', 'work'])
})

it('compressFolder: compresses several files with the same content', async () => {
  const [site, cache] = [temporaryFolder(), join(temporaryFolder(), 'compressed')]
  for (let copy = 0; copy < 20; copy++) writeFileSync(join(site, `${copy}.svg`), '<svg/>')
  expect(await compressFolder(site, cache)).toBe(20)
  expect(readdirSync(cache)).toHaveLength(2)
})
