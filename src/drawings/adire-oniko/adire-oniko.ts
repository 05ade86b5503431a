import type { DrawContext, Drawing } from '../core/drawing.ts'
import { pleats } from './pleats.ts'
import { ripples } from './ripples.ts'
import { seeds } from './seeds.ts'
import { chevrons, diamonds, leaves, stitches } from './stitches.ts'
import { sunflower } from './sunflower.ts'

/** Draws a cloth after adire oniko, Yoruba resist dyeing: raffia tied or stitched around the cloth keeps out the dye. */
export function oniko(context: DrawContext): Drawing {
  return context.random.pick(TECHNIQUES)(context)
}

const TECHNIQUES: readonly ((context: DrawContext) => Drawing)[] = [
  ripples,
  ripples,
  ripples,
  sunflower,
  seeds,
  pleats,
  (context) => stitches(diamonds, context),
  (context) => stitches(chevrons, context),
  (context) => stitches(leaves, context),
]
