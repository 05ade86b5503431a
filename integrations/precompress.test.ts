import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { compressFolder } from './precompress.ts'

it('compressFolder: writes two copies of each text file', async () => {
  const site = temporaryFolder()
  mkdirSync(join(site, 'work'))
  const page = join(site, 'work/page.html')
  writeFileSync(page, 'words')
  writeFileSync(join(site, 'picture.avif'), 'not a text')

  expect(await compressFolder(site)).toBe(1)
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe('words')
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe('words')
  expect(readdirSync(site)).toEqual(['picture.avif', 'work'])
})
