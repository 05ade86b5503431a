import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, DrawFuncs, Face, Font, Buffer as Shaper, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

export type TextStyle = {
  /** Weight of the variable face, 200 to 800. */
  weight: number
  /** Size of the em in px. */
  size: number
  /** Space between letters, in parts of the em. */
  tracking?: number
}

/** The display face of the site, for a picture that names no font. */
export type DisplayFace = {
  /** How far a line of text runs, in px. */
  measure: (text: string, style: TextStyle) => number
  /** A line of text as SVG path data, its baseline at 0. */
  outline: (text: string, style: TextStyle) => string
}

/**
 * Loads Ojuju from its package: all of it, with the naira sign and the letters of Hausa, Igbo and Yoruba.
 * A text with a letter that the face does not have is refused, for it would show a box.
 */
export async function loadDisplayFace(): Promise<DisplayFace> {
  const parts = await Promise.all(PARTS.map(loadPart))
  return {
    measure: (text, style) => setLine(parts, text, style).width,
    outline: (text, style) => setLine(parts, text, style).glyphs.map(drawGlyph).join(''),
  }
}

/** The files that the package splits the face into; of two that hold a letter the first is taken. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'math'] as const

type Part = { font: Font; unitsPerEm: number; letters: ReadonlySet<number> }

async function loadPart(name: (typeof PARTS)[number]): Promise<Part> {
  const here = createRequire(join(process.cwd(), 'package.json'))
  const folder = dirname(here.resolve('@fontsource-variable/ojuju/package.json'))
  const packed = readFileSync(join(folder, 'files', `ojuju-${name}-wght-normal.woff2`))
  const unpacked = await subsetFont(packed, null, { keepAllGlyphs: true, targetFormat: 'truetype' })
  const face = new Face(new Blob(unpacked))
  return { font: new Font(face), unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) }
}

/** A glyph of a font at a weight, and where it stands on the line, in px. */
type SetGlyph = { font: Font; weight: number; glyph: number; scale: number; x: number; y: number }

function setLine(
  parts: readonly Part[],
  text: string,
  { weight, size, tracking = 0 }: TextStyle,
): { glyphs: SetGlyph[]; width: number } {
  const glyphs: SetGlyph[] = []
  let x = 0
  for (const { part, run } of runsOf(parts, text.normalize('NFC'))) {
    const scale = size / part.unitsPerEm
    setWeight(part.font, weight)
    for (const { codepoint: glyph, xAdvance, xOffset, yOffset } of shapeRun(part.font, run)) {
      glyphs.push({ font: part.font, weight, glyph, scale, x: x + xOffset * scale, y: -yOffset * scale })
      // A combining mark does not advance: its letter has brought the space already.
      if (xAdvance > 0) x += xAdvance * scale + tracking * size
    }
  }
  return { glyphs, width: Math.max(0, x - tracking * size) }
}

/** The text, cut where the next letter is in another file of the face; a letter stays with its marks. */
function runsOf(parts: readonly Part[], text: string): { part: Part; run: string }[] {
  const runs: { part: Part; run: string }[] = []
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    const last = runs.at(-1)
    const part = last && segment === ' ' ? last.part : partWith(parts, segment, text)
    if (last?.part === part) last.run += segment
    else runs.push({ part, run: segment })
  }
  return runs
}

function partWith(parts: readonly Part[], letter: string, text: string): Part {
  const signs = [...letter].map((sign) => sign.codePointAt(0) ?? 0)
  const found = parts.find(({ letters }) => signs.every((sign) => letters.has(sign)))
  if (!found) throw new Error(`the display face has no “${letter}”, which stands in “${text}”`)
  return found
}

function shapeRun(font: Font, text: string) {
  const shaper = new Shaper()
  shaper.addText(text)
  shaper.guessSegmentProperties()
  shape(font, shaper)
  const positions = shaper.getGlyphPositions()
  return shaper.getGlyphInfos().flatMap((glyph, index) => {
    const position = positions[index]
    return position ? [{ ...glyph, ...position }] : []
  })
}

function drawGlyph({ font, weight, glyph, scale, ...at }: SetGlyph): string {
  const d: string[] = []
  const write = (command: string, ...values: number[]) => {
    // Fonts count upwards, pictures downwards.
    const places = values.map((value, index) =>
      Number((index % 2 === 0 ? at.x + value * scale : at.y - value * scale).toFixed(2)),
    )
    d.push(`${command}${places.join(' ')}`)
  }
  const pen = new DrawFuncs()
  pen.setMoveToFunc((x, y) => write('M', x, y))
  pen.setLineToFunc((x, y) => write('L', x, y))
  pen.setQuadraticToFunc((cx, cy, x, y) => write('Q', cx, cy, x, y))
  pen.setCubicToFunc((ax, ay, bx, by, x, y) => write('C', ax, ay, bx, by, x, y))
  pen.setClosePathFunc(() => d.push('z'))
  setWeight(font, weight)
  font.drawGlyph(glyph, pen)
  return d.join('')
}

function setWeight(font: Font, weight: number): void {
  font.setVariations([new Variation('wght', weight)])
}
