import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compareImages } from './compare-images.ts'

const drawing = (shapes: string, size = 'width="20" height="10"') =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`))
    .png()
    .toBuffer()
const SQUARE = '<rect width="10" height="10" fill="blue"/>'

describe('compareImages', () => {
  it('returns 0 for equal pictures', async () => {
    const { share } = await compareImages(await drawing(SQUARE), await drawing(SQUARE))
    expect(share).toBe(0)
  })

  it('returns the share of changed pixels, and marks them in red', async () => {
    const changed = await drawing(`${SQUARE}<rect x="18" y="9" width="2" height="1" fill="blue"/>`)
    const { share, marked } = await compareImages(await drawing(SQUARE), changed)
    expect(share).toBe(2 / 200)
    const pixels = await sharp(marked).raw().toBuffer({ resolveWithObject: true })
    const red = Array.from({ length: 200 }, (_, index) => pixels.data.subarray(index * pixels.info.channels))
      .map(([r, g]) => r === 0xe0 && g === 0)
      .flatMap((isRed, index) => (isRed ? index : []))
    expect(red).toEqual([198, 199])
  })

  it('counts the pixels that only the larger picture has', async () => {
    const { share } = await compareImages(
      await drawing(SQUARE),
      await drawing(`${SQUARE}<rect y="10" width="20" height="10"/>`, 'width="20" height="20"'),
    )
    expect(share).toBe(0.5)
  })
})
