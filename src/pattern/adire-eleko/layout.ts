import type { Random } from '../core/random.ts'
import { borders } from './border.ts'
import type { Square } from './field.ts'
import { chequers, medallion, patchwork } from './packings.ts'
import { lozenges, registers } from './rows.ts'

/** One square of the cloth, where it lies on the sheet. */
export type Block = Omit<Square, 'u' | 'v'> & { x: number; y: number }

type Box = [x: number, y: number, width: number, height: number]

/** Where everything on a cloth goes; `unit` is the side of its common square. */
export type Cloth = {
  blocks: Block[]
  unit: number
  field: Box
  frame: Box
  clipped: boolean
  rules: string
  ornament: string
}

/**
 * Divides a cloth into squares in one of the ways dyers do. A wide cloth is laid out like a tall one lying on
 * its side, so that no size leaves part of it empty.
 */
export function layOut(random: Random, w: number, h: number): Cloth {
  const divide = random.pick([patchwork, registers, medallion, chequers, lozenges])
  const margin = Math.min(w, h) * 0.045
  const [short, long] = [Math.min(w, h) - 2 * margin, Math.max(w, h) - 2 * margin]
  const lying = w > h
  const { squares, unit, length, clipped = false, gaps = [] } = divide({ random, short, long })
  const band = (long - length) / 2
  const place = (u: number, v: number) =>
    lying ? { x: margin + band + v, y: margin + u } : { x: margin + u, y: margin + band + v }
  return {
    blocks: squares.map(({ u, v, ...square }) => ({ ...square, ...place(u, v) })),
    unit,
    field: lying ? [margin + band, margin, length, short] : [margin, margin + band, short, length],
    frame: [margin, margin, w - 2 * margin, h - 2 * margin],
    clipped,
    ...borders({ random, margin, short, long, band, gaps, lying }),
  }
}
