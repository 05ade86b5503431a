/** Some characters of a font, which `npm run generate:fonts` writes to a file of their own. */
export interface Subset {
  /** Suffix of the file name; empty for the base characters. */
  readonly name: string
  /** The Fontsource file that has the characters. */
  readonly source: 'latin' | 'latin-ext' | 'vietnamese' | 'math'
  readonly characters: string
  /** OpenType features to keep. */
  readonly features: readonly string[]
}

export interface FontDefinition {
  readonly family: 'Ojuju' | 'Brygada'
  /** Name of the base file, without its extension. */
  readonly file: string
  /** Name of the Fontsource package. */
  readonly package: string
  readonly style: 'normal' | 'italic'
  /** The `font-weight` descriptor. */
  readonly weight: string
  /** The only weight of the written font. Absent if the font stays variable. */
  readonly instance?: number
  readonly subsets: readonly Subset[]
}

/** The letters, digits and punctuation of headings and labels. */
const COMMON = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?'‘’“”()/&@%$+-–—…`
const SIGNS = '"#*<=>[\\]^_`{|}~•×·©®°−'
/** é as in café, ʼ as in Hausa ʼyar, and the letters with tone marks that the latin source has. */
const TONES = 'éʼÀÁÈÉÌÍÒÓÙÚÑàáèìíòóùúñ'
const NAIRA = '₦'
/**
 * Letters with hooks, and n, m and s with marks. Brygada has no Ɓ Ɗ Ƙ Ǹ ǹ Ḿ ḿ; the browser takes them from the next font of
 * the stack.
 */
const HOOKS = 'ƁɓƊɗƘƙṢṣṄṅŃńǸǹḾḿ'
/** Vowels with a dot below, and combining tone marks. Texts must be NFC, so that letter and dot are one character. */
const DOTS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323'
const ARROWS = '←→'

// Each subset has the characters of only one source file, because the subsetter cannot merge two fonts.
const TEXT_SUBSETS: readonly Subset[] = [
  { name: '', source: 'latin', characters: COMMON + SIGNS + TONES, features: ['kern', 'liga', 'tnum'] },
  { name: 'hooks', source: 'latin-ext', characters: NAIRA + HOOKS, features: [] },
  { name: 'dots', source: 'vietnamese', characters: DOTS, features: ['ccmp', 'mark', 'mkmk'] },
]
// Headings have few signs and tone marks. In the first file they would add 4 kB to every page, and a round trip to many.
const DISPLAY_SUBSETS: readonly Subset[] = [
  { name: '', source: 'latin', characters: COMMON, features: ['kern', 'tnum'] },
  { name: 'signs', source: 'latin', characters: SIGNS, features: [] },
  { name: 'tones', source: 'latin', characters: TONES, features: [] },
  { name: 'naira', source: 'latin-ext', characters: NAIRA, features: [] },
  { name: 'hooks', source: 'latin-ext', characters: HOOKS, features: [] },
  { name: 'dots', source: 'vietnamese', characters: DOTS, features: ['ccmp', 'mark', 'mkmk'] },
  { name: 'arrows', source: 'math', characters: ARROWS, features: [] },
]

/** Ojuju stays variable, because headings animate their weight from 220 to 780. A narrower weight axis saves no bytes. */
const OJUJU: FontDefinition = {
  family: 'Ojuju',
  file: 'ojuju',
  package: 'ojuju',
  style: 'normal',
  weight: '200 800',
  subsets: DISPLAY_SUBSETS,
}
/** Each Brygada file has only one weight: a variable font from 400 to 700 is 5 kB larger. The mock-ups use weight 600. */
const BRYGADA = { family: 'Brygada', package: 'brygada-1918', subsets: TEXT_SUBSETS } as const

export const FONTS: readonly FontDefinition[] = [
  OJUJU,
  { ...BRYGADA, file: 'brygada', style: 'normal', weight: '400', instance: 400 },
  { ...BRYGADA, file: 'brygada-600', style: 'normal', weight: '600', instance: 600 },
  { ...BRYGADA, file: 'brygada-italic', style: 'italic', weight: '400 700', instance: 400 },
]

/** The files that src/layouts/Page.astro preloads. The browser loads the others when a page needs their characters. */
export const PRELOADED_FILES: readonly string[] = ['ojuju', 'brygada']
