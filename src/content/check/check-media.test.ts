import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { writeFixtureContent } from '#test/support/fixture-content.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { PICTURE_FORMATS } from '../load/media-file.ts'
import { checkContentAndMedia, mediaProblem } from './check-media.ts'
import { formatProblem } from './format-problem.ts'

const folder = temporaryFolder()
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const create = { width: 321, height: 200, channels: 3, background: 'white', noise } as const
const frame = await sharp({ create }).png().toBuffer()
const image = sharp(frame)

it.each(PICTURE_FORMATS)('picture files: rejects a %s file of another format', async (format) => {
  const path = `broken${format}`
  for (const bytes of ['plain text', '', await image.clone().tiff().toBuffer()]) {
    writeFileSync(join(folder, path), bytes)
    expect(await mediaProblem(folder, path)).toContain(
      `${path} is broken, or not really ${format}; save it again`,
    )
  }
})

it.each(['photo.jpg', 'photo.avif'])(
  'picture files: recognises a HEIC photograph that is called %s, by its brands',
  async (path) => {
    for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'hevc\0\0\0\0']) {
      writeFileSync(join(folder, path), `\0\0\0\x18ftyp${brands}`)
      expect(await mediaProblem(folder, path)).toBe(
        `${path} is a HEIC photograph; browsers cannot show it: save it as JPEG, and write the name of that file`,
      )
    }
  },
)

it('picture files: rejects 13 MB with the size and what to do', async () => {
  const file = join(folder, 'large.jpg')
  writeFileSync(file, '')
  truncateSync(file, 13_000_000)
  expect(await mediaProblem(folder, 'large.jpg')).toBe('large.jpg has 13 MB; make it smaller: at most 12 MB')
})

it('film files: accept what the field allows, and reject a larger one or another kind', async () => {
  const file = join(folder, 'film.webm')
  const limits = { maxKilobytes: 1000 }
  writeFileSync(file, Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
  truncateSync(file, 1_000_000)
  expect(await mediaProblem(folder, 'film.webm', limits)).toBeUndefined()
  truncateSync(file, 1_240_000)
  expect(await mediaProblem(folder, 'film.webm', limits)).toBe(
    'film.webm has 1.2 MB; make it smaller: at most 1 MB',
  )
  writeFileSync(file, 'plain text')
  expect(await mediaProblem(folder, 'film.webm', limits)).toContain(
    'film.webm is broken, or not really .webm',
  )
})

it.each(['avif', 'png', 'jpeg', 'webp'] as const)(
  'picture files: accepts a whole %s, and rejects it cut off, or narrower than it is shown',
  async (format) => {
    const path = `picture.${format}`
    const bytes = await image.clone().toFormat(format).toBuffer()
    writeFileSync(join(folder, path), bytes)
    expect(await mediaProblem(folder, path)).toBeUndefined()
    expect(await mediaProblem(folder, path, { minWidth: 400 })).toMatch(/is 321 px wide; give .* 400 px wide/)
    writeFileSync(join(folder, `cut-${path}`), bytes.subarray(0, bytes.length * 0.6))
    expect(await mediaProblem(folder, `cut-${path}`)).toMatch(
      format === 'webp' ? /is broken, or not really .webp; save it again/ : /is cut off; upload it again$/,
    )
  },
)

it('picture files: reject one that moves, of which the build would make one tall picture', async () => {
  const next = await image.clone().negate().png().toBuffer()
  await sharp([frame, next], { join: { animated: true } })
    .webp()
    .toFile(join(folder, 'moving.webp'))
  expect(await mediaProblem(folder, 'moving.webp')).toContain('moving.webp moves; save one of its pictures')
})

it('picture files: says what to do with a name whose accents macOS stores in another way, and names the field of a cut one', async () => {
  const leader = 'content/leaders/nura-gwarzo.yaml'
  const root = temporaryFolder()
  await writeFixtureContent(root)
  const entry = readFileSync(join(root, leader), 'utf8')
  writeFileSync(join(root, leader), entry.replace(/(?<=src: )\S+/, '/images/new/ọmọ.jpg'))
  const problems = async () => (await checkContentAndMedia(root)).problems.map(formatProblem)
  mkdirSync(join(root, 'content/images/new'))
  writeFileSync(join(root, 'content/images/new', 'ọmọ.jpg'.normalize('NFD')), '')
  expect(await problems()).toEqual([
    expect.stringMatching(/stores its accents in another way; name the file without/),
  ])
  const bytes = await image.clone().resize(700, 700).jpeg().toBuffer()
  writeFileSync(join(root, 'content/images/new/ọmọ.jpg'), bytes.subarray(0, 9_000))
  expect(await problems()).toEqual([
    `Leadership › nura-gwarzo › Picture › File: content/images/new/ọmọ.jpg is cut off; upload it again (${leader}: image.src)`,
  ])
})
