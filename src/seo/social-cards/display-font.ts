import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, DrawFuncs, Face, Font, Buffer as Shaper, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

export type TextStyle = {
  /** Weight, 200 to 800. */
  weight: number
  /** Font size in px. */
  size: number
  /** Letter spacing in em. */
  tracking?: number
}

/** The display font of the site, for outlined text. */
export type DisplayFont = {
  /** Returns the width of a line of text in px. */
  measure: (text: string, style: TextStyle) => number
  /** Returns a line of text as SVG path data, with the baseline at 0. */
  outline: (text: string, style: TextStyle) => string
}

/**
 * Loads all files of the Ojuju font, including the naira sign and the letters of Hausa, Igbo and Yoruba.
 * @returns functions that throw an Error if the font has no glyph for a character of the text
 */
export async function loadDisplayFont(): Promise<DisplayFont> {
  const parts = await Promise.all(PARTS.map(loadPart))
  return {
    measure: (text, style) => layOutLine(parts, text, style).width,
    outline: (text, style) => layOutLine(parts, text, style).glyphs.map(drawGlyph).join(''),
  }
}

/** The font files of the package. Each character is drawn with the first file that contains it. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'math'] as const

type Part = { font: Font; unitsPerEm: number; codePoints: ReadonlySet<number> }

async function loadPart(name: (typeof PARTS)[number]): Promise<Part> {
  const here = createRequire(join(process.cwd(), 'package.json'))
  const folder = dirname(here.resolve('@fontsource-variable/ojuju/package.json'))
  const woff2 = readFileSync(join(folder, 'files', `ojuju-${name}-wght-normal.woff2`))
  const trueType = await subsetFont(woff2, null, { keepAllGlyphs: true, targetFormat: 'truetype' })
  const face = new Face(new Blob(trueType))
  return { font: new Font(face), unitsPerEm: face.upem, codePoints: new Set(face.collectUnicodes()) }
}

/** A glyph of a font at a weight, and its position on the line in px. */
type PlacedGlyph = { font: Font; weight: number; glyph: number; scale: number; x: number; y: number }

function layOutLine(
  parts: readonly Part[],
  text: string,
  { weight, size, tracking = 0 }: TextStyle,
): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const { part, run } of runsOf(parts, text.normalize('NFC'))) {
    const scale = size / part.unitsPerEm
    setWeight(part.font, weight)
    for (const { codepoint: glyph, xAdvance, xOffset, yOffset } of shapeRun(part.font, run)) {
      glyphs.push({ font: part.font, weight, glyph, scale, x: x + xOffset * scale, y: -yOffset * scale })
      // A combining mark has an advance width of 0 and gets no letter spacing.
      if (xAdvance > 0) x += xAdvance * scale + tracking * size
    }
  }
  return { glyphs, width: Math.max(0, x - tracking * size) }
}

/** Splits a text into runs that a single font file can draw. Letters stay together with their combining marks. */
function runsOf(parts: readonly Part[], text: string): { part: Part; run: string }[] {
  const runs: { part: Part; run: string }[] = []
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    const last = runs.at(-1)
    const part = last && segment === ' ' ? last.part : findPart(parts, segment, text)
    if (last?.part === part) last.run += segment
    else runs.push({ part, run: segment })
  }
  return runs
}

function findPart(parts: readonly Part[], character: string, text: string): Part {
  const needed = [...character].map((each) => each.codePointAt(0) ?? 0)
  const found = parts.find(({ codePoints }) => needed.every((codePoint) => codePoints.has(codePoint)))
  if (!found) throw new Error(`the display font has no “${character}”, used in “${text}”`)
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

function drawGlyph({ font, weight, glyph, scale, ...at }: PlacedGlyph): string {
  const d: string[] = []
  const write = (command: string, ...values: number[]) => {
    // In fonts the y axis points up, in SVG it points down.
    const coordinates = values.map((value, index) =>
      Number((index % 2 === 0 ? at.x + value * scale : at.y - value * scale).toFixed(2)),
    )
    d.push(`${command}${coordinates.join(' ')}`)
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
