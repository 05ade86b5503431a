import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DisplayFace, loadDisplayFace } from './display-font.ts'

let face: DisplayFace
beforeAll(async () => {
  face = await loadDisplayFace()
})

const SIZE = 100
const WEIGHTS = [300, 780]

/** Ink of one line, row by row: the baseline is row 140. */
async function inkOf(text: string, weight: number): Promise<{ rows: number[]; pixels: Buffer }> {
  const d = face.outline(text, { weight, size: SIZE })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path transform="translate(20 140)" d="${d}" fill="#fff"/></svg>`
  const pixels = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const rows = Array.from({ length: 200 }, (_, row) =>
    pixels.subarray(row * 400, (row + 1) * 400).reduce((sum, value) => sum + value / 255, 0),
  )
  return { rows, pixels }
}

const inkBelow = (rows: number[]) => rows.slice(146).reduce((sum, ink) => sum + ink, 0)

describe('the display face on cards', () => {
  it.each(WEIGHTS)('draws the naira sign with its two bars at weight %i', async (weight) => {
    const [sign, letter] = [await inkOf('₦', weight), await inkOf('N', weight)]
    expect(sign.pixels.equals(letter.pixels)).toBe(false)
    // The bars reach out on both sides of the N: its middle rows are wider than the letter's.
    const widest = ({ pixels }: { pixels: Buffer }) => {
      const columns = Array.from({ length: 400 }, (_, x) =>
        Array.from({ length: 60 }, (_, y) => pixels[(80 + y) * 400 + x] ?? 0).some((value) => value > 128),
      )
      return columns.lastIndexOf(true) - columns.indexOf(true)
    }
    expect(widest(sign)).toBeGreaterThan(widest(letter) + 4)
  })

  it.each(['ṣs', 'ọo', 'ẹe', 'ṢS', 'ỌO', 'ẸE'])('draws the dot under %s, and only the dot', async (pair) => {
    const [dotted = '', plain = ''] = [...pair]
    for (const weight of WEIGHTS) {
      const [withDot, without] = [await inkOf(dotted, weight), await inkOf(plain, weight)]
      expect(inkBelow(without.rows)).toBeLessThan(5)
      expect(inkBelow(withDot.rows)).toBeGreaterThan(20)
      const above = ({ rows }: { rows: number[] }) => rows.slice(0, 140).reduce((sum, ink) => sum + ink, 0)
      expect(Math.abs(above(withDot) - above(without)) / above(without)).toBeLessThan(0.08)
    }
  })

  it('draws no two of the Nigerian letters alike, so none is the box that stands for a missing letter', async () => {
    const letters = [...'₦ṣọẹịụńǹɓɗƙṅṢỌẸỊỤɓƁƊƘ'.normalize('NFC')].filter(
      (each, at, all) => all.indexOf(each) === at,
    )
    const drawn = new Set<string>()
    for (const letter of letters) drawn.add(face.outline(letter, { weight: 500, size: SIZE }))
    expect(drawn.size).toBe(letters.length)
    expect(drawn.has('')).toBe(false)
  })

  it('sets a tone above a letter that has a dot below, without moving on', () => {
    const style = { weight: 500, size: SIZE }
    expect(face.measure('ẹ\u0301', style)).toBe(face.measure('ẹ', style))
    expect(face.outline('ẹ\u0301', style).length).toBeGreaterThan(face.outline('ẹ', style).length)
    expect(face.outline('e\u0323\u0301', style)).toBe(face.outline('ẹ\u0301', style))
  })

  it('grows wider with weight, size and tracking', () => {
    const width = (weight: number, size: number, tracking: number) =>
      face.measure('Works', { weight, size, tracking })
    expect(width(780, 100, 0)).toBeGreaterThan(width(300, 100, 0))
    expect(width(300, 200, 0)).toBeCloseTo(2 * width(300, 100, 0))
    expect(width(300, 100, 0.1)).toBeCloseTo(width(300, 100, 0) + 40)
  })

  it('refuses a letter that it cannot draw', () => {
    expect(() => face.measure('Abuja 🚀', { weight: 500, size: 20 })).toThrow(
      '“🚀”, which stands in “Abuja 🚀”',
    )
  })
})
