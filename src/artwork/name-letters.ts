import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { outlineIdOf } from '#src/client/strip-of.ts'
import { nums, svg } from '#src/pattern/core/svg.ts'

/** Letters of English, Yoruba, Hausa and Igbo in both cases, with the tone marks that have no character of their own. */
const SMALL = [
  ...'abcdefghijklmnopqrstuvwxyzàáèéìíòóùúńǹḿẹọṣịụṅɓɗƙƴ',
  ...['ẹ', 'ọ', 'ị', 'ụ', 'm'].flatMap((letter) => [`${letter}\u0301`, `${letter}\u0300`]),
]
const LETTERS = [...SMALL, ...SMALL.map((letter) => letter.toUpperCase()), ...'0123456789&.-’']

const require = createRequire(import.meta.url)

/**
 * Draws the letters that stand over a cloth, for the file that a visitor keeps (`src/client/keep-cloth.ts`).
 * @returns an SVG file with a group for each letter, named by its code points, centred in 60 units above a line at 76
 */
export async function nameLetters(): Promise<string> {
  const fonts = await Promise.all(
    ['latin', 'latin-ext', 'vietnamese'].map(async (part) => {
      const file = require.resolve(`@fontsource-variable/ojuju/files/ojuju-${part}-wght-normal.woff2`)
      const options = { targetFormat: 'truetype', variationAxes: { wght: 780 } } as const
      return new Font(new Face(new Blob(await subsetFont(readFileSync(file), LETTERS.join(''), options))))
    }),
  )
  const groups = LETTERS.map((letter) => {
    const outline = fonts.map((font) => outlineOf(font, letter)).find(Boolean)
    return outline ? `<g id="${outlineIdOf(letter)}">${outline}</g>` : ''
  })
  return svg({ viewBox: '0 0 60 84' }, groups.join(''))
}

/** Returns the paths of a letter with its marks, or nothing if the font lacks one. */
function outlineOf(font: Font, letter: string): string {
  const buffer = new Buffer()
  buffer.addText(letter)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  if (glyphs.some(({ codepoint }) => codepoint === 0)) return ''
  const size = 58 / font.face.upem
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  let x = 30 - (width * size) / 2
  return glyphs
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const place = `translate(${nums(x + xOffset * size, 76 - yOffset * size)}) scale(${size.toFixed(4)} ${-size.toFixed(4)})`
      x += xAdvance * size
      return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`
    })
    .join('')
}
