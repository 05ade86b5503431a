import type { Ground, Palette } from '../core/palette.ts'
import { pattern } from '../pattern.ts'

export type MarkOptions = {
  /** Crossings along a side. Default 3. */
  crossings?: number | undefined
  /** Size of the view box. Default 64. */
  size?: number | undefined
  ground?: Ground | undefined
  title?: string | undefined
  palette?: Palette | undefined
}

/**
 * The group's seal, a knot of one colour grown from its name. The ground shows through, so it may lie on
 * anything; its line is the room's (`--art-line`) unless another ground is named.
 * @returns an `<svg>` element
 */
export function makersMark(name: string, options: MarkOptions = {}): string {
  const { crossings = 3, size = 64, ground = 'room', title, palette } = options
  return pattern(name, {
    family: 'dagi',
    w: size,
    h: size,
    crossings,
    ground,
    title,
    palette,
    mono: true,
    bare: true,
    draft: false,
  })
}
