/** Some characters of a font, which `npm run generate:fonts` writes to a file of their own. */
export interface Subset {
  /** Suffix of the file name; empty for the base characters. */
  readonly name: string
  /** The font file of an npm package that has the characters. */
  readonly source: string
  readonly characters: string
  /** OpenType features to keep. */
  readonly features: readonly string[]
}

export interface FontDefinition {
  readonly family: 'Ojuju' | 'Brygada'
  /** Name of the base file, without its extension. */
  readonly file: string
  readonly style: 'normal' | 'italic'
  /** The `font-weight` descriptor. */
  readonly weight: string
  /** True if one file has all weights. */
  readonly variable: boolean
  readonly subsets: readonly [base: Subset, ...rare: Subset[]]
}

/** The letters, digits and punctuation of headings and labels. */
const COMMON = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?'‘’“”()/&@%$+-–—…·`
const SIGNS = '"#*<=>[\\]^_`{|}~•×©®°−'
/** é as in café, ʼ as in Hausa ʼyar, and the letters with tone marks that the latin source has. */
const TONES = 'éʼÀÁÈÉÌÍÒÓÙÚÑàáèìíòóùúñ'
const NAIRA = '₦'
/** Letters with hooks, and n, m and s with marks. Brygada has no Ɓ Ɗ Ƙ Ǹ ǹ Ḿ ḿ; the browser shows them in a fallback font. */
const HOOKS = 'ƁɓƊɗƘƙṢṣṄṅŃńǸǹḾḿ'
/** Vowels with a dot below, and combining tone marks. Texts must be NFC, so that letter and dot are one character. */
const DOTS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323'

/**
 * Ojuju stays variable, because headings animate their weight from 220 to 780. A narrower weight axis saves no bytes.
 *
 * Each subset has the characters of only one source file, because the subsetter cannot merge two fonts. Headings have few
 * signs and tone marks: in the base file they would add 4 kB to every page, and a round trip to many.
 */
const OJUJU: FontDefinition = {
  family: 'Ojuju',
  file: 'ojuju',
  style: 'normal',
  weight: '200 800',
  variable: true,
  subsets: [
    { name: '', source: ojujuSource('latin'), characters: COMMON, features: ['kern', 'tnum'] },
    { name: 'signs', source: ojujuSource('latin'), characters: SIGNS, features: [] },
    { name: 'tones', source: ojujuSource('latin'), characters: TONES, features: [] },
    { name: 'naira', source: ojujuSource('latin-ext'), characters: NAIRA, features: [] },
    { name: 'hooks', source: ojujuSource('latin-ext'), characters: HOOKS, features: [] },
    {
      name: 'dots',
      source: ojujuSource('vietnamese'),
      characters: DOTS,
      features: ['ccmp', 'mark', 'mkmk'],
    },
  ],
}

/**
 * Brygada has only one weight. Bold text is set in Ojuju (src/styles/base.css).
 * The source files are not split by Unicode range, so ₦ is in the base files.
 */
export const FONTS: readonly FontDefinition[] = [
  OJUJU,
  brygada('brygada', 'normal', '400Regular'),
  brygada('brygada-italic', 'italic', '400Regular_Italic'),
]

/**
 * Returns the definition of a font.
 * @throws Error if the family has no such style
 */
export function findFont(family: FontDefinition['family'], style: FontDefinition['style']): FontDefinition {
  const font = FONTS.find((candidate) => candidate.family === family && candidate.style === style)
  if (font === undefined) throw new Error(`${family} has no ${style} style`)
  return font
}

function ojujuSource(part: 'latin' | 'latin-ext' | 'vietnamese'): string {
  return `@fontsource-variable/ojuju/files/ojuju-${part}-wght-normal.woff2`
}

function brygada(file: string, style: FontDefinition['style'], name: string): FontDefinition {
  const source = `@expo-google-fonts/brygada-1918/${name}/Brygada1918_${name}.ttf`
  return {
    family: 'Brygada',
    file,
    style,
    weight: '400',
    variable: false,
    subsets: [
      { name: '', source, characters: COMMON + SIGNS + TONES + NAIRA, features: ['kern', 'liga', 'tnum'] },
      // In the base file, these letters would add 1 kB to every page.
      { name: 'rare', source, characters: HOOKS + DOTS, features: ['ccmp', 'mark', 'mkmk'] },
    ],
  }
}
