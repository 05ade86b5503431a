import sharp from 'sharp'

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
    luminance(pixels.subarray(3 * index, 3 * index + 3)),
  )
  const [high, low] = luminances.reduce(
    ([high, low], each) => [Math.max(high, each), Math.min(low, each)],
    [0, 1],
  )
  return (high + 0.05) / (low + 0.05)
}

/** Returns the relative luminance (WCAG 2.2) of an sRGB colour, from 0 to 1. */
function luminance(colour: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
