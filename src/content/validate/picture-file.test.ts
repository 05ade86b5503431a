import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isPictureFile, PICTURE_FORMATS } from './picture-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('takes every picture of the content', () => {
  const pictures = globSync('content/images/**/*.avif')
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter((path) => !isPictureFile(path))).toEqual([])
})

it.each(PICTURE_FORMATS)('refuses a %s that is something else', (format) => {
  const path = join(folder, `broken${format}`)
  writeFileSync(path, 'this is no picture at all, whatever it is called')
  expect(isPictureFile(path)).toBe(false)
  writeFileSync(path, '')
  expect(isPictureFile(path)).toBe(false)
})
