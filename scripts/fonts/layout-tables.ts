/* Reads parts of the GPOS and GDEF tables of a font (OpenType specification, ISO/IEC 14496-22). */

/** Returns the glyphs of a coverage table, in the order of their coverage indices. */
export function readCoverage(gpos: Buffer, at: number): number[] {
  const count = gpos.readUInt16BE(at + 2)
  const entries = Array.from({ length: count }, (_, i) => i)
  if (gpos.readUInt16BE(at) === 1) return entries.map((i) => gpos.readUInt16BE(at + 4 + 2 * i))
  return entries.flatMap((i) => range(gpos.readUInt16BE(at + 4 + 6 * i), gpos.readUInt16BE(at + 6 + 6 * i)))
}

/** Returns the class of each glyph in a class definition table. Glyphs that are not in the table have class 0. */
export function readClasses(gpos: Buffer, at: number): ReadonlyMap<number, number> {
  const classes = new Map<number, number>()
  if (gpos.readUInt16BE(at) === 1) {
    const start = gpos.readUInt16BE(at + 2)
    for (let i = 0; i < gpos.readUInt16BE(at + 4); i++)
      classes.set(start + i, gpos.readUInt16BE(at + 6 + 2 * i))
    return classes
  }
  for (let i = 0; i < gpos.readUInt16BE(at + 2); i++) {
    const entry = at + 4 + 6 * i
    for (const glyph of range(gpos.readUInt16BE(entry), gpos.readUInt16BE(entry + 2))) {
      classes.set(glyph, gpos.readUInt16BE(entry + 4))
    }
  }
  return classes
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/**
 * Returns the deltas in the variation store of a font, by outer and inner index.
 * @throws Error if the font has more than one variation region
 */
export function readDeltas(gdef: Buffer): number[][] {
  const store = gdef.readUInt32BE(14)
  if (gdef.readUInt16BE(store + gdef.readUInt32BE(store + 2) + 2) !== 1) {
    throw new Error('the kerning varies over more than one region')
  }
  return Array.from({ length: gdef.readUInt16BE(store + 6) }, (_, i) => {
    const data = store + gdef.readUInt32BE(store + 8 + 4 * i)
    const wide = gdef.readUInt16BE(data + 2) === 1
    const regions = gdef.readUInt16BE(data + 4)
    const first = data + 6 + 2 * regions
    return Array.from({ length: gdef.readUInt16BE(data) }, (_, row) => {
      if (regions === 0) return 0
      return wide ? gdef.readInt16BE(first + 2 * row) : gdef.readInt8(first + row)
    })
  })
}
