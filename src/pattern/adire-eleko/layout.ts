import type { Random } from '../core/random.ts'
import { borders } from './border.ts'
import { chequers, medallion, patchwork } from './packings.ts'
import { lozenges, registers } from './rows.ts'
import type { Square } from './squares.ts'

/** A square, positioned in the drawing by its x and y coordinates. */
export type Block = Omit<Square, 'u' | 'v'> & { x: number; y: number }

type Box = [x: number, y: number, width: number, height: number]

/** The layout of a whole drawing. `unit` is the side of a small square; `rules` and `ornament` are path data. */
export type ClothLayout = {
  blocks: Block[]
  unit: number
  field: Box
  frame: Box
  clipped: boolean
  rules: string
  ornament: string
}

/** Divides a cloth into squares, in one of five layouts. A landscape one is a portrait layout with the axes swapped. */
export function layOutCloth(random: Random, w: number, h: number): ClothLayout {
  const divide = random.pick([patchwork, registers, medallion, chequers, lozenges])
  const margin = Math.min(w, h) * 0.045
  const [short, long] = [Math.min(w, h) - 2 * margin, Math.max(w, h) - 2 * margin]
  const landscape = w > h
  const { squares, unit, length, clipped = false, gaps = [] } = divide({ random, short, long })
  const band = (long - length) / 2
  const place = (u: number, v: number) =>
    landscape ? { x: margin + band + v, y: margin + u } : { x: margin + u, y: margin + band + v }
  return {
    blocks: squares.map(({ u, v, ...square }) => ({ ...square, ...place(u, v) })),
    unit,
    field: landscape ? [margin + band, margin, length, short] : [margin, margin + band, short, length],
    frame: [margin, margin, w - 2 * margin, h - 2 * margin],
    clipped,
    ...borders({ random, margin, short, long, band, gaps, landscape }),
  }
}
