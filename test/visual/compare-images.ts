import sharp from 'sharp'

/** The result of comparing two pictures. */
export type ImageComparison = {
  /** Share of the pixels that differ, from 0 to 1. */
  share: number
  /** PNG of the second picture in pale grey, with the changed pixels in red. */
  marked: Buffer
}

const RED = 0xff_2b_00_e0
const WHITE = 0xff_ff_ff_ff

/**
 * Compares two PNG pictures pixel by pixel. If the sizes differ, the pixels that only one of the pictures has count as
 * changed.
 */
export async function compareImages(before: Buffer, after: Buffer): Promise<ImageComparison> {
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
