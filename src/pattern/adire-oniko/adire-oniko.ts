import type { DrawContext, Drawing } from '../core/draw-context.ts'
import { pleats } from './pleats.ts'
import { ripples } from './ripples.ts'
import { seeds } from './seeds.ts'
import { chevrons, diamonds, leaves, stitches } from './stitches.ts'
import { sunflower } from './sunflower.ts'

/**
 * Adire oniko, after the Yoruba cloth that is tied or stitched before the vat: what the raffia covers stays
 * white.
 */
export function oniko(sheet: DrawContext): Drawing {
  return sheet.random.pick(WAYS)(sheet)
}

const WAYS: readonly ((sheet: DrawContext) => Drawing)[] = [
  ripples,
  ripples,
  ripples,
  sunflower,
  seeds,
  pleats,
  (sheet) => stitches(diamonds, sheet),
  (sheet) => stitches(chevrons, sheet),
  (sheet) => stitches(leaves, sheet),
]
