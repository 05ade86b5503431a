import { dots } from '../pattern/adire-oniko/dots.ts'
import { type BadgeShape, badge } from '../pattern/dagi/badge.ts'
import { familyOf, MEDIUM, type PatternOptions, pattern } from '../pattern/pattern.ts'

/** What identifies an artwork. Drawings of the same source show the same artwork, in any size. */
export type ArtworkSource = Pick<
  PatternOptions,
  'kind' | 'family' | 'form' | 'background' | 'progress' | 'crossings'
> & {
  /** Any text. Another seed gives another drawing. */
  seed: string
  /** Draws a badge with this outline instead of a pattern. */
  outline?: BadgeShape
  /** Draws dots instead of a pattern. */
  count?: { groups: readonly number[]; highlighted: number }
}

/** How one drawing of an artwork looks: its size in px, and options. */
export type DrawOptions = { w: number; h: number } & Pick<
  PatternOptions,
  'background' | 'bare' | 'construction' | 'idSalt' | 'palette' | 'tabby' | 'title' | 'viewBox'
> & {
    /** Of dots in a file: the colour of the section behind them. */
    sectionColour?: string
  }

/** Draws an artwork as SVG. The same source and options give the same bytes on every machine. */
export function drawArtwork(source: ArtworkSource, drawOptions: DrawOptions): string {
  const { seed, outline, count, ...patternOptions } = source
  if (count) return dots(count.groups, { ...drawOptions, highlighted: count.highlighted })
  if (outline) return badge(seed, { shape: outline, palette: drawOptions.palette })
  return pattern(seed, { ...patternOptions, ...drawOptions })
}

/** Returns the caption of an artwork's family, like `after adire eleko`. */
export function mediumOf({ seed, family, kind }: ArtworkSource): string {
  return MEDIUM[family ?? familyOf(seed, kind)]
}
