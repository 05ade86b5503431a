import { eleko } from './adire-eleko/adire-eleko.ts'
import { oniko } from './adire-oniko/adire-oniko.ts'
import { asoOke } from './aso-oke/aso-oke.ts'
import type { DrawContext, Drawing, VesselForm } from './core/draw-context.ts'
import { type DyedGround, type Ground, inkOf, type Palette } from './core/palette.ts'
import { random, shortName } from './core/random.ts'
import { attrs, escapeText, num, path, rect } from './core/svg.ts'
import { dagi } from './dagi/dagi-knot.ts'
import { gbari } from './pottery/pottery.ts'
import { uli } from './uli/uli.ts'

export type { VesselForm }

/** What a picture stands for; it decides the material. */
export type Kind = 'service' | 'work' | 'product' | 'venture' | 'person' | 'credential' | 'csr'

/** A craft: two ways of dyeing, one of weaving, one of drawing, one of pottery, one of knotting. */
export type Family = 'eleko' | 'oniko' | 'aso-oke' | 'uli' | 'gbari' | 'dagi'

export type PatternOptions = {
  /** Chooses the family; without kind and family the id itself chooses one. */
  kind?: Kind | undefined
  family?: Family | undefined
  /** Size of the view box in units; the picture is laid out anew for every size. Default 480 by 600. */
  w?: number | undefined
  h?: number | undefined
  /** Colour of the ground; `room` takes the colours of where the picture hangs. Default: the id chooses. */
  ground?: Ground | undefined
  /** How far the making has got, from 0 to 1. Shown by aso-oke and gbari. Default 1. */
  progress?: number | undefined
  /** What the picture is called, where it stands alone. Without a title it is hidden from screen readers. */
  title?: string | undefined
  /** Renames the ids inside, for a second copy of a picture on one page. */
  slot?: string | undefined
  /** No ground and no scale: the thing alone. */
  bare?: boolean | undefined
  /** Dagi only: one colour, the ground shows through. */
  mono?: boolean | undefined
  /** Gbari only: the profile of the pot. Default: the id chooses. */
  form?: VesselForm | undefined
  /** Dagi only: crossings along the short side, 2 or more. Default: the id chooses. */
  crossings?: number | undefined
  /** Aso-oke only: the ground weave of the cloth, too fine for a small picture of pixels. Default true. */
  tabby?: boolean | undefined
  /** Whether the construction layer, class `k`, is there. Default true, and never in a file. */
  draft?: boolean | undefined
  /** The part of the picture that shows, as a view box. Default: all of it. */
  view?: string | undefined
  /** `inline` (default) is coloured by the page's custom properties, `file` by the dyes themselves. */
  palette?: Palette | undefined
}

/** What the material of a family is called on a placard. */
export const MEDIUM: Record<Family, string> = {
  eleko: 'after adire eleko',
  oniko: 'after adire oniko',
  'aso-oke': 'after aso-oke',
  uli: 'after uli',
  gbari: 'after Gbari pottery',
  dagi: 'after the dagi knot',
}

/**
 * Draws the picture of an id. The same id and options give the same bytes on every machine.
 * @param id any text: an entry's id, or a visitor's name
 * @returns an `<svg>` element; its ids are its own, it holds no script and no style
 */
export function pattern(id: string, options: PatternOptions = {}): string {
  const {
    w = 480,
    h = 600,
    progress = 1,
    bare = false,
    mono = false,
    tabby = true,
    palette = 'inline',
    title,
    slot,
    view = `0 0 ${num(w)} ${num(h)}`,
  } = options
  const family = options.family ?? familyOf(id, options.kind)
  const craft = CRAFTS[family]
  const seed = `${SEED_SALT}${family}:${id}`
  const ground = options.ground ?? groundOf(id, family)
  const ink = inkOf(ground, palette)
  const { form, crossings } = options
  const uid = shortName(
    [seed, w, h, ground, progress, bare, mono, tabby, form, crossings, palette, slot].join(),
  )
  const drawing = craft.draw({
    w,
    h,
    random: random(seed),
    uid,
    ink,
    progress,
    bare,
    mono,
    tabby,
    form,
    crossings,
  })

  const head = attrs({
    xmlns: 'http://www.w3.org/2000/svg',
    ...(palette === 'file' ? { width: num(w), height: num(h) } : {}),
    viewBox: view,
    class: `pt pt-${family} on-${ground}`,
    ...(title ? { role: 'img', 'aria-label': escapeText(title) } : { 'aria-hidden': 'true' }),
    preserveAspectRatio: 'xMidYMid slice',
  })
  const laid = bare || drawing.open ? '' : path(rect(0, 0, w, h), { fill: ink.ground })
  const draft = (options.draft ?? true) && palette === 'inline' ? drawing.draft : ''
  return `<svg${head}>${laid}${drawing.art}${draft}</svg>`
}

/** The family an id is drawn in. */
export function familyOf(id: string, kind?: Kind): Family {
  const families = kind ? MADE_AS[kind] : (Object.keys(CRAFTS) as Family[])
  return random(`${SEED_SALT}family:${id}`).pick(families)
}

/** The ground that an id is drawn on in a family, where none is named. */
export function groundOf(id: string, family: Family): DyedGround {
  return random(`ground:${SEED_SALT}${family}:${id}`).pick(CRAFTS[family].grounds)
}

/** One salt for the whole collection: to change it is to draw every picture anew. */
const SEED_SALT = 'e8ldo9/'

const MADE_AS: Record<Kind, readonly Family[]> = {
  service: ['uli'],
  work: ['eleko', 'oniko'],
  product: ['aso-oke'],
  venture: ['gbari'],
  person: ['dagi'],
  credential: ['dagi'],
  csr: ['oniko', 'eleko', 'uli'],
}

const CRAFTS: Record<Family, { draw: (sheet: DrawContext) => Drawing; grounds: readonly DyedGround[] }> = {
  eleko: { draw: eleko, grounds: ['indigo', 'indigo', 'deep', 'sky', 'cotton'] },
  oniko: { draw: oniko, grounds: ['indigo', 'indigo', 'sky', 'deep', 'leaf'] },
  'aso-oke': { draw: asoOke, grounds: ['indigo', 'raw', 'laterite', 'leaf', 'cotton'] },
  uli: { draw: uli, grounds: ['cotton', 'cotton', 'raw', 'laterite', 'indigo'] },
  gbari: { draw: gbari, grounds: ['laterite', 'cotton', 'raw'] },
  dagi: { draw: dagi, grounds: ['indigo', 'leaf', 'brass', 'laterite', 'deep'] },
}
