import subsetFont from 'subset-font'
import type { FontDefinition, Subset } from './font-definitions.ts'
import { formatFontFace, formatUnicodeRange } from './font-face-rule.ts'
import { simplifyKerning } from './kerning.ts'
import { isLikelyInText } from './likely-pairs.ts'
import { readSource } from './read-source.ts'
import { glyphsByCodePoint } from './sfnt.ts'

/** Kerning of variable fonts is rounded to multiples of this step, in font units (Ojuju has 1,000 per em). */
const KERNING_STEP = 5

export interface FontFile {
  /** File name without its extension. */
  readonly name: string
  /** The font as WOFF2. */
  readonly content: Buffer
  readonly characters: readonly string[]
  /** Characters of the subset that the source font does not have. */
  readonly missing: readonly string[]
  /** The `@font-face` rule. */
  readonly rule: string
}

/**
 * Creates the file of one subset of a font, and its `@font-face` rule.
 *
 * The rare characters have a family of their own, late in the stacks of src/styles/tokens.css. In the same family, the
 * arrival of any font would make Chromium lay out all text of the family again, as long as another font of the
 * family has not been loaded (docs/decisions/0007-style-in-the-page.md).
 */
export async function makeFontFile(font: FontDefinition, subset: Subset): Promise<FontFile> {
  const isBase = subset.name === ''
  const name = isBase ? font.file : `${font.file}-${subset.name}`
  const source = readSource(subset)
  const available = await charactersOf(source)
  const characters = [...subset.characters].filter((character) => available.has(character))
  return {
    name,
    content: await makeSubset(source, font, subset, characters),
    characters,
    missing: [...subset.characters].filter((character) => !available.has(character)),
    rule: formatFontFace([
      ['font-family', isBase ? font.family : `"${font.family} Rare"`],
      ...(font.style === 'italic' ? [['font-style', 'italic'] as const] : []),
      ['font-weight', font.weight],
      ['font-display', 'swap'],
      ['src', `url("./fonts/${name}.woff2") format("woff2")`],
      ['unicode-range', formatUnicodeRange(characters)],
    ]),
  }
}

async function charactersOf(source: Buffer): Promise<ReadonlySet<string>> {
  const font = await subsetFont(source, null, { keepAllGlyphs: true, targetFormat: 'truetype' })
  return new Set([...glyphsByCodePoint(font).keys()].map((code) => String.fromCodePoint(code)))
}

async function makeSubset(
  source: Buffer,
  { variable }: FontDefinition,
  { features }: Subset,
  characters: readonly string[],
): Promise<Buffer> {
  const font = await subsetFont(source, characters.join(''), {
    keepFeatures: features,
    noHinting: true,
    dropTables: ['MVAR', 'STAT', 'gasp', 'prep'],
    targetFormat: 'truetype',
  })
  if (variable && features.includes('kern')) simplifyKerning(font, KERNING_STEP, isLikelyInText)
  return subsetFont(font, null, { keepAllGlyphs: true, keepFeatures: features, targetFormat: 'woff2' })
}
