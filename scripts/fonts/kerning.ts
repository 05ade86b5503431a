/**
 * Simplifies the kerning of a variable font, so that it compresses better.
 *
 * Kerning is the largest part of Ojuju's subset: 10 of 27 kB. Most of it is for pairs that occur in no text ('°z', 'a4',
 * 'xT') and for differences of a thousandth of an em. Two changes halve its size:
 *
 * - The kerning of two glyph classes is set to zero if their characters never occur next to each other in text.
 * - Other values are rounded to a multiple of `step`, both the value at the default weight and its delta over the weight
 *   axis. Deltas that round to the same value share one entry of the variation store.
 *
 * The rounding error is at most half a step at each end of the axis: 0.4 px in a headline of 150 px. The tables keep their
 * offsets and lengths; subsetting the font again removes the unused bytes.
 */
import { readClasses, readCoverage, readDeltas } from './layout-tables.ts'
import type { IsLikelyPair } from './likely-pairs.ts'
import { glyphCount, glyphsByCodePoint, table } from './sfnt.ts'

const X_ADVANCE_AND_DEVICE = 0x44
const VARIATION_INDEX = 0x8000

/**
 * Simplifies the kerning of a font in place.
 * @param step rounding step in font units
 * @throws Error if the kerning has hinting tables, varies over more than one region or refers to a missing delta
 */
export function simplifyKerning(font: Buffer, step: number, isLikely: IsLikelyPair): void {
  const gpos = table(font, 'GPOS')
  const deltas = readDeltas(table(font, 'GDEF'))
  const characters = new Map(
    [...glyphsByCodePoint(font)].map(([code, glyph]) => [glyph, String.fromCodePoint(code)]),
  )
  const isKept = (left: number, right: number) => {
    const pair = [characters.get(left), characters.get(right)] as const
    return pair[0] !== undefined && pair[1] !== undefined && isLikely(pair[0], pair[1])
  }
  /** Variation index tables by their rounded delta, in steps. */
  const tablesBySteps = new Map<number, VariationIndexTable[]>()

  const simplify = (record: number, base: number, keep: boolean) => {
    const device = gpos.readUInt16BE(record + 2)
    gpos.writeInt16BE(keep ? Math.round(gpos.readInt16BE(record) / step) * step : 0, record)
    if (device === 0) return
    const at = base + device
    if (gpos.readUInt16BE(at + 4) !== VARIATION_INDEX)
      throw new Error('the kerning has a hinting device table')
    const delta = deltas[gpos.readUInt16BE(at)]?.[gpos.readUInt16BE(at + 2)]
    if (delta === undefined) throw new Error('the kerning refers to a missing entry of the variation store')
    const steps = Math.round(delta / step)
    if (keep && steps !== 0) tablesBySteps.set(steps, [...(tablesBySteps.get(steps) ?? []), { at, delta }])
    else gpos.writeUInt16BE(0, record + 2)
  }

  for (const subtable of pairSubtables(gpos)) {
    const format = gpos.readUInt16BE(subtable)
    if (format === 1) eachPair(gpos, subtable, isKept, simplify)
    else eachClassPair(gpos, subtable, glyphCount(font), isKept, simplify)
  }
  for (const [steps, tables] of tablesBySteps) shareDelta(gpos, tables, steps * step)
}

/** A table that refers to an entry of the variation store: its offset, and the delta of the entry. */
interface VariationIndexTable {
  readonly at: number
  readonly delta: number
}

/** Makes all tables refer to the same entry of the variation store: the entry whose delta is nearest to `rounded`. */
function shareDelta(gpos: Buffer, tables: readonly VariationIndexTable[], rounded: number): void {
  const distance = ({ delta }: VariationIndexTable) => Math.abs(delta - rounded)
  const nearest = tables.reduce((best, next) => (distance(next) < distance(best) ? next : best))
  const reference = gpos.readUInt32BE(nearest.at)
  for (const { at } of tables) gpos.writeUInt32BE(reference, at)
}

type SimplifyRecord = (record: number, base: number, keep: boolean) => void
type IsKept = (left: number, right: number) => boolean

/** Yields the offsets of the pair positioning subtables that adjust a horizontal advance with a variation. */
function* pairSubtables(gpos: Buffer): Generator<number> {
  const list = gpos.readUInt16BE(8)
  for (let i = 0; i < gpos.readUInt16BE(list); i++) {
    const lookup = list + gpos.readUInt16BE(list + 2 + 2 * i)
    if (gpos.readUInt16BE(lookup) !== 2) continue
    for (let j = 0; j < gpos.readUInt16BE(lookup + 4); j++) {
      const subtable = lookup + gpos.readUInt16BE(lookup + 6 + 2 * j)
      const values = [gpos.readUInt16BE(subtable + 4), gpos.readUInt16BE(subtable + 6)]
      if (values[0] === X_ADVANCE_AND_DEVICE && values[1] === 0) yield subtable
    }
  }
}

function eachPair(gpos: Buffer, subtable: number, isKept: IsKept, simplify: SimplifyRecord): void {
  readCoverage(gpos, subtable + gpos.readUInt16BE(subtable + 2)).forEach((left, i) => {
    const set = subtable + gpos.readUInt16BE(subtable + 10 + 2 * i)
    for (let j = 0; j < gpos.readUInt16BE(set); j++) {
      const pair = set + 2 + 6 * j
      simplify(pair + 2, set, isKept(left, gpos.readUInt16BE(pair)))
    }
  })
}

function eachClassPair(
  gpos: Buffer,
  subtable: number,
  glyphs: number,
  isKept: IsKept,
  simplify: SimplifyRecord,
): void {
  const covered = readCoverage(gpos, subtable + gpos.readUInt16BE(subtable + 2))
  const all = Array.from({ length: glyphs }, (_, glyph) => glyph)
  const lefts = byClass(covered, readClasses(gpos, subtable + gpos.readUInt16BE(subtable + 8)))
  const rights = byClass(all, readClasses(gpos, subtable + gpos.readUInt16BE(subtable + 10)))
  const columns = gpos.readUInt16BE(subtable + 14)
  for (let row = 0; row < gpos.readUInt16BE(subtable + 12); row++) {
    for (let column = 0; column < columns; column++) {
      const keep = lefts.get(row)?.some((left) => rights.get(column)?.some((right) => isKept(left, right)))
      simplify(subtable + 16 + 4 * (row * columns + column), subtable, keep ?? false)
    }
  }
}

function byClass(
  glyphs: readonly number[],
  classes: ReadonlyMap<number, number>,
): ReadonlyMap<number, number[]> {
  return Map.groupBy(glyphs, (glyph) => classes.get(glyph) ?? 0)
}
