import type { Background, Palette } from '../core/palette.ts'
import { pattern } from '../pattern.ts'

export type LogoMarkOptions = {
  /** Side of the view box. Default 64. */
  size?: number | undefined
  /** The line has the colour that goes with it. Default: the page's `--art-line`. */
  background?: Background | undefined
  palette?: Palette | undefined
}

/**
 * Draws the mark of the group: a knot of one colour that follows from its name. It has no background.
 * @returns an `<svg>` element
 */
export function logoMark(name: string, options: LogoMarkOptions = {}): string {
  const { size = 64, background = 'inherit', palette } = options
  return pattern(name, {
    family: 'dagi',
    w: size,
    h: size,
    crossings: 3,
    background,
    palette,
    monochrome: true,
    bare: true,
    construction: false,
  })
}
