import type { Ink } from './palette.ts'
import type { Random } from './random.ts'

/** The profiles a pot may have, as the content names them. */
export type VesselForm = 'jar' | 'flask' | 'bowl' | 'gourd' | 'storage' | 'bottle'

/** What a family of pictures is given to draw on and from. */
export type DrawContext = {
  /** Width and height of the view box, in units. */
  w: number
  h: number
  /** Chance, grown from the id. */
  random: Random
  /** Begins every id inside the picture. */
  uid: string
  ink: Ink
  /** How far the making has got, from 0 to 1. */
  progress: number
  /** Nothing but the thing itself: no ground, no scale. */
  bare: boolean
  /** One colour only. */
  mono: boolean
  /** The ground weave of a cloth is drawn. */
  tabby: boolean
  form: VesselForm | undefined
  /** Crossings along the short side of a knot. */
  crossings: number | undefined
}

/** What a family gives back: the picture and its construction layer. */
export type Drawing = {
  art: string
  draft: string
  /** True where the wall is to show through, so that no ground is laid. */
  open?: boolean
}
