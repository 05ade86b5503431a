import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isPictureFile, PICTURE_FORMATS } from './picture-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('picture files: every picture of the content is valid', () => {
  const pictures = globSync('content/images/**/*.avif')
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter((path) => !isPictureFile(path))).toEqual([])
})

it.each(PICTURE_FORMATS)('picture files: rejects a %s file of another format', (format) => {
  const path = join(folder, `broken${format}`)
  writeFileSync(path, 'plain text')
  expect(isPictureFile(path)).toBe(false)
  writeFileSync(path, '')
  expect(isPictureFile(path)).toBe(false)
})
