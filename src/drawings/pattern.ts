import type { Family } from '#src/content/schemas/picture.ts'
import { eleko } from './adire-eleko/adire-eleko.ts'
import { oniko } from './adire-oniko/adire-oniko.ts'
import { asoOke } from './aso-oke/aso-oke.ts'
import type { DrawContext, FamilyOptions } from './core/drawing.ts'
import { type Background, type BackgroundDye, coloursOn, type Palette } from './core/palette.ts'
import { random, shortName } from './core/random.ts'
import { escapeText, num, path, rect, SVG_NAMESPACE, svg } from './core/svg.ts'
import { dagi } from './dagi/dagi.ts'
import { gbari } from './pottery/pottery.ts'
import { uli } from './uli/uli.ts'

/** What a drawing represents. The kind determines the family. */
type Kind = 'service' | 'work' | 'product' | 'venture' | 'csr'

export type PatternOptions = FamilyOptions & {
  /** Determines the family if `family` is not set. Without kind and family, the id determines the family. */
  kind?: Kind | undefined
  family?: Family | undefined
  /** Size of the view box in units. Each size has a different layout. Default 480 by 600. */
  w?: number | undefined
  h?: number | undefined
  /** Background colour. Default: derived from the id. */
  background?: Background | undefined
  /** Accessible name. A drawing without a title is hidden from screen readers. */
  title?: string | undefined
  /** `inline` (default) for a drawing in the page, `file` for one shown through `<img>`. */
  palette?: Palette | undefined
}

/**
 * Draws a pattern with an id as seed. The same id and options give the same bytes on every machine.
 * @param id any text: the id of an entry, or the name of a visitor
 * @returns an `<svg>` element with unique ids, without script and style
 */
export function pattern(id: string, options: PatternOptions = {}): string {
  const { w = 480, h = 600, progress = 1, bare = false, monochrome = false, tabby = true } = options
  const { form, crossings, palette = 'inline', title } = options
  const family = options.family ?? familyOf(id, options.kind)
  const background = options.background ?? backgroundOf(id, family)
  const seed = `${SEED_SALT}${family}:${id}`
  const idPrefix = shortName(
    [seed, w, h, background, progress, bare, monochrome, tabby, form, crossings, palette].join(),
  )
  const colours = coloursOn(background, palette)
  const drawn = FAMILIES[family].draw({ ...options, w, h, random: random(seed), idPrefix, colours })

  const attributes = {
    ...(palette === 'file' ? { xmlns: SVG_NAMESPACE, width: num(w), height: num(h) } : {}),
    viewBox: `0 0 ${num(w)} ${num(h)}`,
    class: `${family} on-${background}`,
    ...(title ? { role: 'img', 'aria-label': escapeText(title) } : { 'aria-hidden': 'true' }),
    preserveAspectRatio: 'xMidYMid slice',
  }
  // A cloth of aso-oke may be woven in part only.
  const filled = bare || family === 'aso-oke' ? '' : path(rect(0, 0, w, h), { fill: colours.background })
  return svg(attributes, filled + drawn)
}

/** Returns the family that an id is drawn in. */
export function familyOf(id: string, kind?: Kind): Family {
  const families = kind ? FAMILIES_OF_KIND[kind] : (Object.keys(FAMILIES) as Family[])
  return random(`${SEED_SALT}family:${id}`).pick(families)
}

/** Returns the background that an id has in a family by default. */
export function backgroundOf(id: string, family: Family): BackgroundDye {
  return random(`ground:${SEED_SALT}${family}:${id}`).pick(FAMILIES[family].backgrounds)
}

/** Part of every seed. A different value changes all drawings of the site. */
const SEED_SALT = 'e8ldo9/'

const FAMILIES_OF_KIND: Record<Kind, readonly Family[]> = {
  service: ['uli'],
  work: ['eleko', 'oniko'],
  product: ['aso-oke'],
  venture: ['gbari'],
  csr: ['oniko', 'eleko', 'uli'],
}

/** Settings of each family. A background that is listed twice is chosen twice as often. */
const FAMILIES: Record<
  Family,
  { draw: (context: DrawContext) => string; backgrounds: readonly BackgroundDye[] }
> = {
  eleko: { draw: eleko, backgrounds: ['indigo', 'indigo', 'deep', 'sky', 'cotton'] },
  oniko: { draw: oniko, backgrounds: ['indigo', 'indigo', 'sky', 'deep', 'leaf'] },
  'aso-oke': { draw: asoOke, backgrounds: ['indigo', 'raw', 'laterite', 'leaf', 'cotton'] },
  uli: { draw: uli, backgrounds: ['cotton', 'cotton', 'raw', 'laterite', 'indigo'] },
  gbari: { draw: gbari, backgrounds: ['laterite', 'cotton', 'raw'] },
  dagi: { draw: dagi, backgrounds: ['indigo', 'leaf', 'brass', 'laterite', 'deep'] },
}
