import { pleats } from './oniko-pleats.ts'
import { ripples } from './oniko-ripples.ts'
import { seeds } from './oniko-seeds.ts'
import { stitches } from './oniko-stitches.ts'
import { sunflower } from './oniko-sunflower.ts'
import type { Drawing, Sheet } from './sheet.ts'

/**
 * Adire oniko, after the Yoruba cloth that is tied or stitched before the vat: what the raffia covers stays
 * white. Each cloth is made in one of five ways.
 */
export function oniko(sheet: Sheet): Drawing {
  return sheet.random.pick([ripples, ripples, ripples, sunflower, stitches, seeds, pleats])(sheet)
}
