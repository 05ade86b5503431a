import { dots } from './adire-oniko/dots.ts'
import { tiedRings } from './adire-oniko/tied-rings.ts'
import { type BadgeShape, badge } from './dagi/marks.ts'
import { backgroundOf, familyOf, type PatternOptions, pattern } from './pattern.ts'

/** The options that identify an artwork. Drawings with the same source show the same artwork at every size. */
export type ArtworkSource = Pick<
  PatternOptions,
  'kind' | 'family' | 'form' | 'background' | 'progress' | 'crossings'
> & {
  /** Seed of the random numbers: any text. A different seed gives a different drawing. */
  seed: string
  /** Draws a badge with this outline instead of a pattern. */
  outline?: BadgeShape
  /** Draws these numbers as dots instead of a pattern. */
  count?: { groups: readonly number[]; highlighted: number }
  /** Draws a cloth with this number of rings, above an edge of this height, instead of a pattern. */
  rings?: { count: number; reserved: number }
}

/** Options for one drawing of an artwork: its size in px and its appearance. */
export type DrawOptions = { w: number; h: number } & Pick<
  PatternOptions,
  'background' | 'bare' | 'construction' | 'palette' | 'tabby' | 'title'
>

/** Draws an artwork as SVG. The same source and options give the same bytes on every machine. */
export function drawArtwork(source: ArtworkSource, drawOptions: DrawOptions): string {
  const { seed, outline, count, rings, ...patternOptions } = source
  if (count) return dots(count.groups, { ...drawOptions, highlighted: count.highlighted })
  if (rings) return tiedRings({ ...patternOptions, ...drawOptions, ...rings })
  if (outline) return badge(outline)
  return pattern(seed, { ...patternOptions, ...drawOptions })
}

const GROUNDS = { raw: 'raw', leaf: 'leaf', laterite: 'laterite', indigo: 'indigo', deep: 'indigo' } as const

/** Returns the ground of the page that a picture gives its colour, or undefined for a photograph or a light drawing. */
export function groundOf(
  artwork: ArtworkSource | undefined,
): (typeof GROUNDS)[keyof typeof GROUNDS] | undefined {
  if (!artwork) return undefined
  const { seed, kind, family = familyOf(seed, kind), background = backgroundOf(seed, family) } = artwork
  return GROUNDS[background as keyof typeof GROUNDS]
}
