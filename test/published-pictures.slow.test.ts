import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './support/build-site.ts'
import { copySite } from './support/copy-site.ts'

let site: string
const page = (path: string) => readFileSync(join(site, 'dist', path), 'utf8')

beforeAll(async () => {
  site = await copySite()
  await addLargePhoto()
  await addPicturesWithMetadata()
  buildSite(site)
}, 240_000)
afterAll(() => rmSync(site, { recursive: true, force: true }))

it('a large photograph is resized like a small one and never published itself', async () => {
  const [, srcset = ''] = page('about.html').match(/<source[^>]*srcset="([^"]*large[^"]*)"/i) ?? []
  expect(srcset.match(/\d+w/g)).toEqual(['400w', '600w', '800w', '1200w', '1600w'])
  const files = readdirSync(join(site, 'dist/_astro')).filter((file) => file.startsWith('large'))
  const [jpg = '', ...others] = files.toSorted((a, b) => extname(b).localeCompare(extname(a)))
  expect(others.map((file) => extname(file))).toEqual(Array(5).fill('.avif'))
  expect(await sharp(join(site, 'dist/_astro', jpg)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
  })
})

describe('pictures with metadata', () => {
  it('are published without it, in every format', () => {
    const files = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' })
    const published = files.filter((file) => statSync(join(site, 'dist', file)).isFile())
    expect(published.filter((file) => /large|hero-poster|screenshot|logo/.test(file)).length).toBeGreaterThan(
      8,
    )
    expect(
      published.filter((file) => METADATA.test(readFileSync(join(site, 'dist', file), 'latin1'))),
    ).toEqual([])
  })

  it('are not published if no entry names them', () => {
    expect(readdirSync(join(site, 'dist/_astro')).filter((file) => file.startsWith('unnamed'))).toEqual([])
  })

  it('have a PNG file for browsers without AVIF if they may be transparent', () => {
    expect(page('products/taxly.html')).toMatch(/<img[^>]*src="\/_astro\/screenshot[^"]+\.png"/)
  })
})

/** Matches EXIF, which holds the place of a photograph, XMP, and the metadata of an SVG file. */
const METADATA = /Exif\0\0|Tecno|ns\.adobe\.com\/xap|<x:xmpmeta|<metadata/
const GPS = { IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 3/1 0/1' } }

/** Adds pictures as cameras and drawing programs save them, two of which no entry names. */
async function addPicturesWithMetadata(): Promise<void> {
  const images = join(site, 'content/images')
  const poster = join(images, 'home/hero-poster.avif')
  writeFileSync(poster, await sharp(poster).withExif(GPS).avif().toBuffer())
  const transparent = { width: 720, height: 900, channels: 4, background: 'transparent' } as const
  await sharp({ create: transparent }).withExif(GPS).png().toFile(join(images, 'products/screenshot.png'))
  replace('products/taxly.yaml', 'taxly-screen.avif', 'screenshot.png')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><metadata>Tecno</metadata><path d="M0 0h8v8"/></svg>'
  writeFileSync(join(images, 'logo.svg'), svg)
  // Vite publishes two files with the same bytes under one name.
  writeFileSync(join(images, 'unnamed.svg'), svg.replace('M0', 'M1'))
  await sharp({ create: transparent }).withExif(GPS).jpeg().toFile(join(images, 'leaders/unnamed.jpg'))
  const logo = 'logo:\n  src: /images/logo.svg\n  alt: Eight squares of a chessboard in one corner\n'
  replace('ventures/taxly.yaml', /$/, logo)
}

function replace(file: string, text: string | RegExp, other: string): void {
  const path = join(site, 'content', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(text, other))
}

/** Gives a leader a photograph as a camera takes it, 6000 px wide. */
async function addLargePhoto(): Promise<void> {
  const create = { width: 6000, height: 4000, channels: 3, background: 'teal' } as const
  await sharp({ create }).withExif(GPS).jpeg().toFile(join(site, 'content/images/leaders/large.jpg'))
  replace('leaders/nura-gwarzo.yaml', /lead-.\.avif/, 'large.jpg')
}
