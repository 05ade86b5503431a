import sharp from 'sharp'
import { contrastRatio, relativeLuminance } from '../support/relative-luminance.ts'

/** A rectangle in an image. Its edges are fractions (0 to 1) of the width or height of the image. */
export type ImagePart = { left: number; top: number; right: number; bottom: number }

const WHOLE_IMAGE: ImagePart = { left: 0, top: 0, right: 1, bottom: 1 }

/** Returns the contrast ratio (WCAG 2.2) between the lightest and the darkest pixel of the part, from 1 to 21. */
export async function measureContrast(png: Buffer, part = WHOLE_IMAGE): Promise<number> {
  const { width, height } = await sharp(png).metadata()
  const box = {
    left: Math.floor(width * part.left),
    top: Math.floor(height * part.top),
    width: Math.floor(width * (part.right - part.left)),
    height: Math.floor(height * (part.bottom - part.top)),
  }
  const pixels = await sharp(png).extract(box).flatten().toColourspace('srgb').raw().toBuffer()
  const luminances = Array.from({ length: box.width * box.height }, (_, index) =>
    relativeLuminance(...pixels.subarray(3 * index, 3 * index + 3)),
  )
  const [high, low] = luminances.reduce(
    ([high, low], each) => [Math.max(high, each), Math.min(low, each)],
    [0, 1],
  )
  return contrastRatio(high, low)
}
