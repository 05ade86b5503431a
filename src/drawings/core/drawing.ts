import type { Colours } from './palette.ts'
import type { Random } from './random.ts'

export type PotForm = 'jar' | 'flask' | 'bowl' | 'gourd' | 'storage' | 'bottle'

export type FamilyOptions = {
  /** How much of the object is finished, from 0 to 1. Aso-oke and gbari only. Default 1. */
  progress?: number | undefined
  /** Leaves out background and scale bar. */
  bare?: boolean | undefined
  /** Dagi only: draws lines of one colour, without a background. */
  monochrome?: boolean | undefined
  /** Gbari only: the form of the pot. Default: derived from the id. */
  form?: PotForm | undefined
  /** Dagi only: number of rope crossings along each side, 2 or more. Default: derived from the id. */
  crossings?: number | undefined
  /** Uli only: adds the construction lines, as in a technical drawing. */
  construction?: boolean | undefined
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
