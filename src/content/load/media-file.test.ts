import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { mediaProblem, PICTURE_FORMATS, pictureWidth } from './media-file.ts'

const folder = temporaryFolder()

it.each(PICTURE_FORMATS)('picture files: rejects a %s file of another format', (format) => {
  const path = `broken${format}`
  const message = expect.stringContaining(`${path} is broken, or not really ${format}; save it again`)
  writeFileSync(join(folder, path), 'plain text')
  expect(mediaProblem(folder, path)).toEqual(message)
  writeFileSync(join(folder, path), '')
  expect(mediaProblem(folder, path)).toEqual(message)
})

it.each(['photo.jpg', 'photo.avif'])(
  'picture files: recognises a HEIC photograph that is called %s, by its brands',
  (path) => {
    for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'hevc\0\0\0\0']) {
      writeFileSync(join(folder, path), `\0\0\0\x18ftyp${brands}`)
      expect(mediaProblem(folder, path)).toBe(
        `${path} is a HEIC photograph; browsers cannot show it: save it as JPEG, and write the name of that file`,
      )
    }
  },
)

it('picture files: accepts 12 MB, and rejects 13 MB with the size and what to do', () => {
  const file = join(folder, 'large.jpg')
  writeFileSync(file, Buffer.from([0xff, 0xd8, 0xff]))
  truncateSync(file, 12_000_000)
  expect(mediaProblem(folder, 'large.jpg')).toBeUndefined()
  truncateSync(file, 13_000_000)
  expect(mediaProblem(folder, 'large.jpg')).toBe('large.jpg has 13 MB; make it smaller: at most 12 MB')
})

it('film files: accept what the field allows, and reject a larger one or another kind', () => {
  const file = join(folder, 'film.webm')
  const limits = { maxKilobytes: 1000 }
  writeFileSync(file, Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
  truncateSync(file, 1_000_000)
  expect(mediaProblem(folder, 'film.webm', limits)).toBeUndefined()
  truncateSync(file, 1_240_000)
  expect(mediaProblem(folder, 'film.webm', limits)).toBe(
    'film.webm has 1.2 MB; make it smaller: at most 1 MB',
  )
  writeFileSync(file, 'plain text')
  expect(mediaProblem(folder, 'film.webm', limits)).toContain('film.webm is broken, or not really .webm')
})

it('picture files: reads the width of each format, and finds a narrow and an empty one', async () => {
  const image = sharp({ create: { width: 321, height: 20, channels: 3, background: 'white' } })
  const exif = { IFD0: { ImageDescription: 'x'.repeat(20_000) } }
  for (const [format, options] of [
    ['avif', {}],
    ['png', {}],
    ['jpeg', {}],
    ['webp', {}],
    ['webp', { lossless: true }],
  ] as const) {
    const path = join(folder, `width.${format}`)
    await image.clone().toFormat(format, options).toFile(path)
    expect(pictureWidth(path)).toBe(321)
    await image.clone().withExif(exif).toFormat(format, options).toFile(path)
    expect(pictureWidth(path)).toBe(321)
    expect(mediaProblem(folder, `width.${format}`, { minWidth: 400 })).toMatch(
      /is 321 px wide; give .* 400 px wide/,
    )
    writeFileSync(path, '')
    expect(pictureWidth(path)).toBe(0)
  }
})
