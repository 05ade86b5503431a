import type { Colours } from './palette.ts'
import type { Random } from './random.ts'

/** The forms of a pot, as the content names them. */
export type PotForm = 'jar' | 'flask' | 'bowl' | 'gourd' | 'storage' | 'bottle'

/** The input of the drawing function of a pattern family (a folder of src/pattern). */
export type DrawContext = {
  /** Width and height of the view box, in units. */
  w: number
  h: number
  /** Random number generator, seeded with the id. */
  random: Random
  /** Prefix of every id inside the drawing. */
  idPrefix: string
  colours: Colours
  /** How much of the object is finished, from 0 to 1. */
  progress: number
  /** Whether to leave out background and scale bar. */
  bare: boolean
  /** Whether to use the line colour only. */
  monochrome: boolean
  /** Whether to draw the plain weave of a cloth. */
  tabby: boolean
  form: PotForm | undefined
  /** Number of points along the short side of a knot where two ropes cross. */
  crossings: number | undefined
}

/** The output of the drawing function of a pattern family, as SVG elements. */
export type Drawing = {
  art: string
  /** The construction lines, from `drawConstruction()`. */
  construction: string
  /** True if the drawing has no background, so that the page is visible behind it. */
  transparent?: boolean
}
