import sharp from 'sharp'

/** A part of a picture: its edges as shares of the picture's width and height. */
export type PicturePart = { left: number; top: number; right: number; bottom: number }

const WHOLE: PicturePart = { left: 0, top: 0, right: 1, bottom: 1 }

/** Returns the contrast between the lightest and the darkest pixel of a picture, 1 to 21 (WCAG 2.2, contrast ratio). */
export async function contrastWithin(png: Buffer, part = WHOLE): Promise<number> {
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

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
