import type { Background, Palette } from '../core/palette.ts'
import { pattern } from '../pattern.ts'

export type LogoMarkOptions = {
  /** Side of the view box. Default 64. */
  size?: number | undefined
  /** Background that the mark is shown on; it determines the line colour. Default: `--art-line` of the page. */
  background?: Background | undefined
  palette?: Palette | undefined
}

/**
 * Draws the logo mark of the group: a knot of one colour, without a background. The name is the seed.
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
