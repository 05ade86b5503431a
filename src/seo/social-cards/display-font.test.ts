import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DisplayFont, loadDisplayFont } from './display-font.ts'

let font: DisplayFont
beforeAll(async () => {
  font = await loadDisplayFont()
})

const SIZE = 100
const WEIGHTS = [300, 780]

/** Renders one line of text and counts the dark pixels in each row. The baseline is row 140. */
async function renderText(text: string, weight: number): Promise<{ rows: number[]; pixels: Buffer }> {
  const d = font.outline(text, { weight, size: SIZE })
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

describe('display-font.ts', () => {
  it.each(WEIGHTS)('draws the naira sign at weight %i with bars that are wider than an N', async (weight) => {
    const [sign, letter] = [await renderText('₦', weight), await renderText('N', weight)]
    expect(sign.pixels.equals(letter.pixels)).toBe(false)
    const widest = ({ pixels }: { pixels: Buffer }) => {
      const columns = Array.from({ length: 400 }, (_, x) =>
        Array.from({ length: 60 }, (_, y) => pixels[(80 + y) * 400 + x] ?? 0).some((value) => value > 128),
      )
      return columns.lastIndexOf(true) - columns.indexOf(true)
    }
    expect(widest(sign)).toBeGreaterThan(widest(letter) + 4)
  })

  it.each(['ṣs', 'ọo', 'ẹe', 'ṢS', 'ỌO', 'ẸE'])(
    'draws the two letters of %s alike except for the dot below',
    async (pair) => {
      const [dotted = '', plain = ''] = [...pair]
      for (const weight of WEIGHTS) {
        const [withDot, without] = [await renderText(dotted, weight), await renderText(plain, weight)]
        expect(inkBelow(without.rows)).toBeLessThan(5)
        expect(inkBelow(withDot.rows)).toBeGreaterThan(20)
        const above = ({ rows }: { rows: number[] }) => rows.slice(0, 140).reduce((sum, ink) => sum + ink, 0)
        expect(Math.abs(above(withDot) - above(without)) / above(without)).toBeLessThan(0.08)
      }
    },
  )

  it('draws the naira sign and every letter of Hausa, Igbo and Yoruba with its own glyph', async () => {
    const letters = [...'₦ṣọẹịụńǹɓɗƙṅṢỌẸỊỤɓƁƊƘ'.normalize('NFC')].filter(
      (each, at, all) => all.indexOf(each) === at,
    )
    const drawn = new Set<string>()
    for (const letter of letters) drawn.add(font.outline(letter, { weight: 500, size: SIZE }))
    expect(drawn.size).toBe(letters.length)
    expect(drawn.has('')).toBe(false)
  })

  it('places a tone mark above a letter with a dot below, without extra width', () => {
    const style = { weight: 500, size: SIZE }
    expect(font.measure('ẹ\u0301', style)).toBe(font.measure('ẹ', style))
    expect(font.outline('ẹ\u0301', style).length).toBeGreaterThan(font.outline('ẹ', style).length)
    expect(font.outline('e\u0323\u0301', style)).toBe(font.outline('ẹ\u0301', style))
  })

  it('measures a larger width for a heavier weight, a larger size or more letter spacing', () => {
    const width = (weight: number, size: number, tracking: number) =>
      font.measure('Works', { weight, size, tracking })
    expect(width(780, 100, 0)).toBeGreaterThan(width(300, 100, 0))
    expect(width(300, 200, 0)).toBeCloseTo(2 * width(300, 100, 0))
    expect(width(300, 100, 0.1)).toBeCloseTo(width(300, 100, 0) + 40)
  })

  it('throws an error that names a character without a glyph', () => {
    expect(() => font.measure('Abuja 🚀', { weight: 500, size: 20 })).toThrow('“🚀”, used in “Abuja 🚀”')
  })
})
