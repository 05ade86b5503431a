/* Reads tables of a TrueType font (OpenType specification, ISO/IEC 14496-22). */

/** Returns the tables of a font by tag. Each table is a view of the font's buffer, so writing to it changes the font. */
function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i
    const start = font.readUInt32BE(entry + 8)
    const end = start + font.readUInt32BE(entry + 12)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, end))
  }
  return tables
}

/**
 * Returns a table of a font.
 * @throws Error if the font has no such table
 */
export function table(font: Buffer, tag: string): Buffer {
  const found = tablesOf(font).get(tag)
  if (found === undefined) throw new Error(`the font has no ${tag} table`)
  return found
}

/** Returns the glyph of each code point (cmap formats 4 and 12). */
export function glyphsByCodePoint(font: Buffer): ReadonlyMap<number, number> {
  const cmap = table(font, 'cmap')
  const glyphs = new Map<number, number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    const format = subtable.readUInt16BE(0)
    if (format === 4) readFormat4(subtable, glyphs)
    else if (format === 12) readFormat12(subtable, glyphs)
  }
  return glyphs
}

function readFormat4(subtable: Buffer, glyphs: Map<number, number>): void {
  const segments = subtable.readUInt16BE(6) / 2
  for (let i = 0; i < segments; i++) {
    const end = subtable.readUInt16BE(14 + 2 * i)
    const start = subtable.readUInt16BE(16 + 2 * segments + 2 * i)
    const delta = subtable.readUInt16BE(16 + 4 * segments + 2 * i)
    const rangeAt = 16 + 6 * segments + 2 * i
    const range = subtable.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const direct = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + 2 * (code - start))
      if (range !== 0 && direct === 0) continue
      const glyph = (direct + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

function readFormat12(subtable: Buffer, glyphs: Map<number, number>): void {
  for (let i = 0; i < subtable.readUInt32BE(12); i++) {
    const start = subtable.readUInt32BE(16 + 12 * i)
    const end = subtable.readUInt32BE(20 + 12 * i)
    const first = subtable.readUInt32BE(24 + 12 * i)
    for (let code = start; code <= end; code++) glyphs.set(code, first + code - start)
  }
}

/** Returns the number of glyphs in a font. */
export function glyphCount(font: Buffer): number {
  return table(font, 'maxp').readUInt16BE(4)
}

/** Vertical metrics in em. */
export interface LineMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** Returns the vertical metrics that browsers use for line layout. */
export function lineMetrics(font: Buffer): LineMetrics {
  const hhea = table(font, 'hhea')
  const em = unitsPerEm(font)
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  }
}

/** Returns the mean advance of the characters of a text, in em. The font must be a static instance. */
export function meanAdvance(font: Buffer, text: string): number {
  const hmtx = table(font, 'hmtx')
  const lastLong = table(font, 'hhea').readUInt16BE(34) - 1
  const glyphs = glyphsByCodePoint(font)
  const characters = [...text]
  const total = characters.reduce((sum, character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0
    return sum + hmtx.readUInt16BE(4 * Math.min(glyph, lastLong))
  }, 0)
  return total / characters.length / unitsPerEm(font)
}

function unitsPerEm(font: Buffer): number {
  return table(font, 'head').readUInt16BE(18)
}
