import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { takeScreenshot, type View } from './take-screenshot.ts'

/** The URL of a page in two builds. A page that exists in one build only has one URL. */
export type PagePair = { path: string; before?: string | undefined; after?: string | undefined }

/** PNG files. */
export type Pictures = { before?: Buffer; after?: Buffer; changes?: Buffer }

export type PageComparison = View & {
  path: string
  /** Share of the pixels that differ, from 0 to 1; 1 for a page that exists in one build only. */
  share: number
  pictures: Pictures
}

/** Takes pictures of a page of two builds and compares them. */
export async function comparePages(
  browser: Browser,
  { path, before, after }: PagePair,
  view: View,
): Promise<PageComparison> {
  const take = (url: string | undefined) => (url ? takeScreenshot(browser, url, view) : undefined)
  const [first, second] = await Promise.all([take(before), take(after)])
  const pictures = { ...(first && { before: first }), ...(second && { after: second }) }
  if (!first || !second) return { path, ...view, share: 1, pictures }
  if (first.equals(second)) return { path, ...view, share: 0, pictures }
  const { share, marked } = await compareImages(first, second)
  return { path, ...view, share, pictures: { ...pictures, changes: marked } }
}

const RED = 0xff_2b_00_e0
const WHITE = 0xff_ff_ff_ff

/**
 * Compares two PNG pictures pixel by pixel; pixels that only one of them has count as changed. @returns the share that differs, and
 * the second picture in pale grey, with the changed pixels in red
 */
async function compareImages(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [first, second] = await Promise.all([
    readPixels(before, width, height),
    readPixels(after, width, height),
  ])

  const marked = new Uint32Array(second.length)
  let changed = 0
  for (let index = 0; index < second.length; index++) {
    const isChanged = first[index] !== second[index]
    if (isChanged) changed += 1
    marked[index] = isChanged ? RED : paleGrey(second[index] ?? WHITE)
  }
  const png = sharp(new Uint8Array(marked.buffer), { raw: { width, height, channels: 4 } }).png()
  return { share: changed / second.length, marked: await png.toBuffer() }
}

/** Returns one number per pixel, with the bytes red, green, blue and alpha. Missing pixels are transparent. */
async function readPixels(png: Buffer, width: number, height: number): Promise<Uint32Array> {
  const image = sharp(png)
  const size = await image.metadata()
  const bytes = await image
    .ensureAlpha()
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
  return new Uint32Array(new Uint8Array(bytes).buffer)
}

function paleGrey(pixel: number): number {
  const mean = ((pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255)) / 3
  const grey = Math.round(190 + mean / 4)
  return (0xff_00_00_00 | (grey << 16) | (grey << 8) | grey) >>> 0
}
