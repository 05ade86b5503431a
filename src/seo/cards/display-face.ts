import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Buffer as Shaper, DrawFuncs, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A line of text as one shape: SVG path data whose baseline is at 0, and how far the line runs. */
export type Outline = { d: string; width: number }

export type TextStyle = {
  /** Weight of the variable face, 200 to 800. */
  weight: number
  /** Size of the em in px. */
  size: number
  /** Space between letters, in parts of the em. */
  tracking?: number
}

/** Turns text into outlines, so that a picture needs no font where it is rasterised. */
export type DisplayFace = (text: string, style: TextStyle) => Outline

/**
 * Loads the display face of the site, Ojuju, from its package: all of it, with the naira sign and the letters
 * of Hausa, Igbo and Yoruba.
 */
export async function loadDisplayFace(): Promise<DisplayFace> {
  const parts = await Promise.all(PARTS.map(loadPart))
  return (text, style) => outline(parts, text, style)
}

/** The files that the package splits the face into; of two that hold a letter the first is taken. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'math'] as const

type Part = { font: Font; unitsPerEm: number; letters: ReadonlySet<number> }

async function loadPart(name: (typeof PARTS)[number]): Promise<Part> {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/ojuju/package.json'))
  const packed = readFileSync(join(folder, 'files', `ojuju-${name}-wght-normal.woff2`))
  const unpacked = await subsetFont(packed, null, { keepAllGlyphs: true, targetFormat: 'truetype' })
  const face = new Face(new Blob(unpacked))
  return { font: new Font(face), unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) }
}

function outline(parts: readonly Part[], text: string, { weight, size, tracking = 0 }: TextStyle): Outline {
  const d: string[] = []
  let x = 0
  for (const { part, run } of runsOf(parts, text.normalize('NFC'))) {
    const scale = size / part.unitsPerEm
    part.font.setVariations([new Variation('wght', weight)])
    for (const { codepoint, xAdvance, xOffset, yOffset } of shapeRun(part.font, run)) {
      d.push(drawGlyph(part.font, codepoint, { scale, x: x + xOffset * scale, y: -yOffset * scale }))
      // A combining mark has no advance: its letter has brought the space already.
      x += xAdvance === 0 ? 0 : xAdvance * scale + tracking * size
    }
  }
  return { d: d.join(''), width: x - tracking * size }
}

/** The text cut where the next letter is in another file of the face; a letter stays with its marks. */
function runsOf(parts: readonly Part[], text: string): { part: Part; run: string }[] {
  const runs: { part: Part; run: string }[] = []
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    const last = runs.at(-1)
    if (last && isSpace(segment)) last.run += segment
    else {
      const part = partFor(parts, segment, text)
      if (last?.part === part) last.run += segment
      else runs.push({ part, run: segment })
    }
  }
  return runs
}

function partFor(parts: readonly Part[], letter: string, text: string): Part {
  const found = parts.find(({ letters }) => [...letter].every((sign) => letters.has(sign.codePointAt(0) ?? 0)))
  if (!found) throw new Error(`the display face has no “${letter}”, which stands in “${text}”`)
  return found
}

function isSpace(letter: string): boolean {
  return letter === ' '
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

function drawGlyph(font: Font, glyph: number, at: { scale: number; x: number; y: number }): string {
  const d: string[] = []
  // Fonts count upwards, pictures downwards.
  const to = (...values: number[]) =>
    values
      .map((value, index) => (index % 2 === 0 ? at.x + value * at.scale : at.y - value * at.scale).toFixed(2))
      .join(' ')
  const pen = new DrawFuncs()
  pen.setMoveToFunc((x, y) => d.push(`M${to(x, y)}`))
  pen.setLineToFunc((x, y) => d.push(`L${to(x, y)}`))
  pen.setQuadraticToFunc((cx, cy, x, y) => d.push(`Q${to(cx, cy, x, y)}`))
  pen.setCubicToFunc((ax, ay, bx, by, x, y) => d.push(`C${to(ax, ay, bx, by, x, y)}`))
  pen.setClosePathFunc(() => d.push('z'))
  font.drawGlyph(glyph, pen)
  return d.join('')
}
