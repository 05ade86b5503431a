import type { Colours } from './palette.ts'
import type { Random } from './random.ts'
import { group, line, num, path } from './svg.ts'

/** The forms of a pot, as the content names them. */
export type PotForm = 'jar' | 'flask' | 'bowl' | 'gourd' | 'storage' | 'bottle'

/** Options that some families of patterns have. */
export type FamilyOptions = {
  /** How much of the object is finished, from 0 to 1. Aso-oke and gbari only. Default 1. */
  progress?: number | undefined
  /** Leaves out background and scale bar. */
  bare?: boolean | undefined
  /** Dagi only: draws lines of one colour, without a background. */
  monochrome?: boolean | undefined
  /** Gbari only: the form of the pot. Default: derived from the id. */
  form?: PotForm | undefined
  /** Dagi only: number of rope crossings along the short side, 2 or more. Default: derived from the id. */
  crossings?: number | undefined
  /** Aso-oke only: draws the plain weave. Set to false for small bitmaps, where it is too fine. Default true. */
  tabby?: boolean | undefined
}

/** The input of a family’s drawing function: the size in units, seeded random numbers, and the prefix of all ids inside. */
export type DrawContext = FamilyOptions & {
  w: number
  h: number
  random: Random
  idPrefix: string
  colours: Colours
}

/** The output of the drawing function of a pattern family, as SVG elements. */
export type Drawing = {
  art: string
  /** The construction lines, from `drawConstruction()`. */
  construction: string
  /** True if the drawing has no background, so that the page is visible behind it. */
  transparent?: boolean
}

/** Path data of solid and dash-dotted lines, and text elements. */
type ConstructionLines = { solid?: string; chain?: string; labels?: string }

/** Draws the construction lines of a drawing, as in a technical drawing. The page shows them on hover. */
export function drawConstruction(
  { solid = '', chain = '', labels = '' }: ConstructionLines,
  { construction }: Colours,
): string {
  const text = { 'aria-hidden': 'true', fill: construction, stroke: 'none', 'font-size': '15' }
  return group(
    path(solid) +
      path(chain, { 'stroke-dasharray': '9 3 2 3' }) +
      group(labels, { ...text, 'font-style': 'italic' }),
    { class: 'construction', fill: 'none', stroke: construction, 'stroke-width': '.8' },
  )
}

/** Returns path data of a vertical and a horizontal line through a point, across the whole drawing. */
export function axes(x: number, y: number, w: number, h: number): string {
  return line(x, 0, x, h) + line(0, y, w, y)
}

/** Returns path data of a small cross that marks a centre. */
export function cross(x: number, y: number, arm: number): string {
  return line(x - arm, y, x + arm, y) + line(x, y - arm, x, y + arm)
}

/** Returns a text element for the construction lines. */
export function label(x: number, y: number, text: string, anchor: 'start' | 'middle' = 'start'): string {
  return `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}">${text}</text>`
}
