import { makeSampleFont, metricDescriptors, sampleAdvance } from './fallback-metrics.ts'
import { type FontDefinition, findFont } from './font-definitions.ts'
import { formatFontFace, formatUnicodeRange } from './font-face-rule.ts'
import {
  ARIAL,
  ARIAL_BOLD,
  GEORGIA,
  LIBERATION_SERIF,
  type LocalFont,
  NOTO_SERIF,
  ROBOTO,
  ROBOTO_BOLD,
} from './local-fonts.ts'

interface Fallback {
  readonly family: FontDefinition['family']
  readonly style: FontDefinition['style']
  /** The `font-weight` descriptor. */
  readonly weight: string
  /** Weight of the web font. The local fonts are scaled to its character widths at this weight. */
  readonly instance: number
  /** Local fonts by the end of the fallback font's name, which is `<family> Fallback<key>`. */
  readonly localFonts: Readonly<Record<string, LocalFont>>
}

const SANS = { '': ARIAL, ' Android': ROBOTO }
const SANS_BOLD = { '': ARIAL_BOLD, ' Android': ROBOTO_BOLD }
const SERIF = { ' Linux': LIBERATION_SERIF, '': GEORGIA, ' Android': NOTO_SERIF }
const FALLBACKS: readonly Fallback[] = [
  { family: 'Ojuju', style: 'normal', weight: '200 399', instance: 220, localFonts: SANS },
  { family: 'Ojuju', style: 'normal', weight: '400 649', instance: 600, localFonts: SANS },
  { family: 'Ojuju', style: 'normal', weight: '650 800', instance: 780, localFonts: SANS_BOLD },
  { family: 'Brygada', style: 'normal', weight: '400', instance: 400, localFonts: SERIF },
  { family: 'Brygada', style: 'italic', weight: '400', instance: 400, localFonts: SERIF },
]

/**
 * Returns the rules of the fallback fonts, which the browser shows until a web font has loaded. Each is a local font
 * scaled to the mean advance, ascent and descent of the web font, so that the text does not move when the web font loads.
 *
 * They have only the characters of the base file, so that the browser takes other characters from the families of the rare
 * ones, which come after the fallback fonts in the stacks of src/styles/tokens.css.
 */
export async function makeFallbackRules(): Promise<string[]> {
  return (await Promise.all(FALLBACKS.map(rulesOf))).flat()
}

async function rulesOf({ family, style, weight, instance, localFonts }: Fallback): Promise<string[]> {
  const font = await makeSampleFont(family, style, instance)
  const advance = sampleAdvance(font)
  const unicodeRange = formatUnicodeRange([...findFont(family, style).subsets[0].characters])
  return Object.entries(localFonts).map(([suffix, { names, meanAdvance }]) =>
    formatFontFace([
      ['font-family', `"${family} Fallback${suffix}"`],
      ...(style === 'italic' ? [['font-style', 'italic'] as const] : []),
      ['font-weight', weight],
      ['src', names.map((name) => `local("${name}")`).join(', ')],
      ...metricDescriptors(font, advance / meanAdvance),
      ['unicode-range', unicodeRange],
    ]),
  )
}
