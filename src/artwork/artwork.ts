import { dots } from '../pattern/dots.ts'
import { type HallmarkShape, hallmark } from '../pattern/hallmark.ts'
import { familyOf, MEDIUM, type PatternOptions, pattern } from '../pattern/pattern.ts'

/** What an artwork is drawn from. The same source is drawn in every place where the artwork is shown. */
export type ArtworkSource = Pick<
  PatternOptions,
  'kind' | 'family' | 'form' | 'ground' | 'progress' | 'crossings'
> & {
  /** Any text; another seed gives another drawing. */
  seed: string
  /** A mark in this outline in place of a pattern. */
  outline?: HallmarkShape
  /** A count in place of a pattern: one dot each, group after group, of which the first are dyed. */
  count?: { groups: readonly number[]; dyed: number }
}

/** Where an artwork is shown: its shape in px, and how it fits in there. */
export type ArtworkPlace = { w: number; h: number } & Pick<
  PatternOptions,
  'bare' | 'draft' | 'ground' | 'palette' | 'slot' | 'tabby' | 'title' | 'view'
> & {
    /** Colour of the section that shows through the holes of a count. */
    room?: string
  }

/** Draws an artwork for a place. The same source and place give the same bytes on every machine. */
export function drawArtwork(source: ArtworkSource, place: ArtworkPlace): string {
  const { seed, outline, count, ...options } = source
  if (count) return dots(count.groups, { ...place, dyed: count.dyed })
  if (outline) return hallmark(seed, { shape: outline, palette: place.palette })
  return pattern(seed, { ...options, ...place })
}

/** Returns the material of an artwork in words, like `after adire eleko`. */
export function mediumOf({ seed, family, kind }: ArtworkSource): string {
  return MEDIUM[family ?? familyOf(seed, kind)]
}
