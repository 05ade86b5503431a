import { pleats } from './oniko-pleats.ts'
import { ripples } from './oniko-ripples.ts'
import { seeds } from './oniko-seeds.ts'
import { chevrons, diamonds, leaves, stitches } from './oniko-stitches.ts'
import { sunflower } from './oniko-sunflower.ts'
import type { Drawing, Sheet } from './sheet.ts'

/**
 * Adire oniko, after the Yoruba cloth that is tied or stitched before the vat: what the raffia covers stays
 * white.
 */
export function oniko(sheet: Sheet): Drawing {
  return sheet.random.pick(WAYS)(sheet)
}

const WAYS: readonly ((sheet: Sheet) => Drawing)[] = [
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
