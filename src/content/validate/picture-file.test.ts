import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { isPictureFile, PICTURE_FORMATS, pictureWidth } from './picture-file.ts'

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

it('picture files: reads the width of an AVIF and of a PNG file, and 0 from an empty one', async () => {
  const image = sharp({ create: { width: 321, height: 20, channels: 3, background: 'white' } })
  for (const format of ['avif', 'png'] as const) {
    const path = join(folder, `width.${format}`)
    await image.clone().toFormat(format).toFile(path)
    expect(pictureWidth(path)).toBe(321)
    writeFileSync(path, '')
    expect(pictureWidth(path)).toBe(0)
  }
})
