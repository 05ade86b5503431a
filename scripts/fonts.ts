/**
 * `npm run generate:fonts`: makes the web fonts in src/styles/fonts/ and their rules: in src/styles/fonts.css those of the first
 * paint, which are in every page, and in src/styles/fonts-deferred.css all others, which join after the load event.
 *
 * Sources are the Ojuju and Brygada 1918 packages of Fontsource (both OFL). Run it after an update of either package
 * or a change below, look at the table it prints, and commit what it wrote.
 *
 * The layout preloads the two files that every page uses:
 * - `ojuju.woff2`, display: variable, because headings grow from weight 220 to 780. Its kerning is thinned
 *   (fonts/kerning.ts), figures can be tabular (`tnum`). Narrowing the weight axis saves nothing.
 * - `brygada.woff2`, text: the 400 instance with `fi` and `fl`. A variable 400-700 would cost 5 kB more, so 600 is a
 *   file of its own for the drawn product screens, and italic another.
 *
 * Both hold the letters with tone marks of the latin source (à á ... ú, ñ), which cost 1.7 kB together. All other
 * files are deferred and load by `unicode-range` when a page uses their letters: `naira` (₦), `hooks` (ɓ ɗ ƙ ṣ ṅ and
 * tone-marked nasals), `dots` (ẹ ị ọ ụ and combining tone marks), `arrows`. They are split as the sources are, because a
 * subset cannot merge two fonts. Text must be NFC, so that a letter and its dot are one character. Brygada has no Ɓ Ɗ Ƙ
 * Ǹ ǹ Ḿ ḿ: those come from the next font in the stack.
 *
 * While a font loads, the browser shows `<family> Fallback`: a local font scaled to the same mean advance, ascent and
 * descent, so that lines do not move at the swap. `<family> Fallback Android` does the same with Android's fonts, which
 * run wider, and `Brygada Fallback Linux` with Liberation Serif, which runs narrower. `Brygada Slanted` is the fallback
 * of italic: the text font, scaled in the same way and slanted by the browser.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { isLikelyInText, simplifyKerning } from './fonts/kerning.ts'
import { glyphsByCodePoint, type LineMetrics, lineMetrics, meanAdvance } from './fonts/sfnt.ts'

const STYLES = join(import.meta.dirname, '..', 'src', 'styles')
const FILES = join(STYLES, 'fonts')

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i))
/** No-break space, punctuation and signs of the copy, é as in café, ʼ of Hausa ʼyar. */
const BASE = `${ASCII}\u00a0‘’“”–—…•×·©®°−éʼÀÁÈÉÌÍÒÓÙÚÑàáèìíòóùúñ`
const NAIRA = '₦'
const HOOKS = 'ƁɓƊɗƘƙṢṣṄṅŃńǸǹḾḿ'
const DOTS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323'
const ARROWS = '←→'

/** Line width of the style sheet, as in biome.json. */
const LINE = 110

/** The part of a Fontsource package that holds some characters, and what is kept of it. */
interface Part {
  readonly name: string
  readonly source: 'latin' | 'latin-ext' | 'vietnamese' | 'math'
  readonly characters: string
  readonly features: readonly string[]
}

interface Face {
  readonly family: 'Ojuju' | 'Brygada'
  readonly file: string
  readonly package: string
  readonly style: 'normal' | 'italic'
  /** The `font-weight` descriptor. */
  readonly weight: string
  /** The instance to cut; a face without one stays variable. */
  readonly instance?: number
  readonly parts: readonly Part[]
}

const TEXT_PARTS: readonly Part[] = [
  { name: '', source: 'latin', characters: BASE, features: ['kern', 'liga'] },
  { name: 'hooks', source: 'latin-ext', characters: NAIRA + HOOKS, features: [] },
  { name: 'dots', source: 'vietnamese', characters: DOTS, features: ['ccmp', 'mark', 'mkmk'] },
]
const DISPLAY_PARTS: readonly Part[] = [
  { name: '', source: 'latin', characters: BASE, features: ['kern', 'tnum'] },
  { name: 'naira', source: 'latin-ext', characters: NAIRA, features: [] },
  { name: 'hooks', source: 'latin-ext', characters: HOOKS, features: [] },
  { name: 'dots', source: 'vietnamese', characters: DOTS, features: ['ccmp', 'mark', 'mkmk'] },
  { name: 'arrows', source: 'math', characters: ARROWS, features: [] },
]
const BRYGADA = { family: 'Brygada', package: 'brygada-1918', parts: TEXT_PARTS } as const
const FACES: readonly Face[] = [
  {
    family: 'Ojuju',
    file: 'ojuju',
    package: 'ojuju',
    style: 'normal',
    weight: '200 800',
    parts: DISPLAY_PARTS,
  },
  { ...BRYGADA, file: 'brygada', style: 'normal', weight: '400', instance: 400 },
  { ...BRYGADA, file: 'brygada-600', style: 'normal', weight: '600', instance: 600 },
  { ...BRYGADA, file: 'brygada-italic', style: 'italic', weight: '400 700', instance: 400 },
]

/** Files of the first paint. */
const FIRST = ['ojuju', 'brygada']

/** Rounding of the display face's kerning, in thousandths of the em. */
const KERNING_STEP = 5

/**
 * Mean advance of local fonts in SAMPLE, as a part of the em. Arial and Times are measured on Liberation,
 * which has the same widths; the others follow from Arial by the ratio of published averages (Georgia by Gelasio, which
 * has its widths).
 */
const LOCAL_ADVANCE = {
  Arial: 0.4414,
  'Arial Bold': 0.4763,
  Roboto: 0.4404,
  'Roboto Bold': 0.4477,
  Georgia: 0.4414,
  'Noto Serif': 0.4762,
  'Liberation Serif': 0.4004,
} as const
type LocalFont = keyof typeof LOCAL_ADVANCE

/**
 * Names of a local font and of fonts of the same metrics. Those of Linux stand first: there a name that is not found
 * costs Chromium 2 ms for every size of text, and next to nothing elsewhere.
 */
const NAMES: Readonly<Record<LocalFont, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Arial', 'ArialMT'],
  'Arial Bold': ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'],
  Roboto: ['Roboto', 'Roboto-Regular'],
  'Roboto Bold': ['Roboto Bold', 'Roboto-Bold'],
  Georgia: ['Georgia', 'Gelasio'],
  'Noto Serif': ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'],
  'Liberation Serif': ['Liberation Serif'],
}

interface Fallback {
  readonly family: Face['family']
  readonly style: Face['style']
  readonly weight: string
  /** The weight of the real face that the local fonts are scaled to. */
  readonly instance: number
  /** What follows `<family> Fallback` in the name, and the local font behind it. */
  readonly locals: Readonly<Record<string, LocalFont>>
}

const SANS = { '': 'Arial', ' Android': 'Roboto' } as const
const SANS_BOLD = { '': 'Arial Bold', ' Android': 'Roboto Bold' } as const
const SERIF = { ' Linux': 'Liberation Serif', '': 'Georgia', ' Android': 'Noto Serif' } as const
const FALLBACKS: readonly Fallback[] = [
  { family: 'Ojuju', style: 'normal', weight: '200 399', instance: 220, locals: SANS },
  { family: 'Ojuju', style: 'normal', weight: '400 649', instance: 600, locals: SANS },
  { family: 'Ojuju', style: 'normal', weight: '650 800', instance: 780, locals: SANS_BOLD },
  { family: 'Brygada', style: 'normal', weight: '400', instance: 400, locals: SERIF },
  { family: 'Brygada', style: 'italic', weight: '400 700', instance: 400, locals: SERIF },
]

/** Copy of the kind this site sets: the mean advance is taken over it. */
const SAMPLE = `We design and deliver transformative digital solutions for African businesses: software drawn
like a plan, and finished like a work. Six ventures, one group. From first sketch to the last release we work
with banks, hospitals, schools and ministries across Nigeria; our engineers, designers and teachers build
systems that hold when the network does not. Start your project with a conversation, and see what it takes.
In 2024 the Academy trained 320 young people in Abuja, Kano and Lagos.`.replaceAll('\n', ' ')

const require = createRequire(import.meta.url)

function readSource(face: Face, source: Part['source']): Buffer {
  const folder = dirname(require.resolve(`@fontsource-variable/${face.package}/package.json`))
  return readFileSync(join(folder, 'files', `${face.package}-${source}-wght-${face.style}.woff2`))
}

interface Made {
  readonly file: string
  readonly bytes: number
  readonly has: string
  readonly lacks: string
  readonly css: string
}

async function makePart(face: Face, part: Part): Promise<Made> {
  const file = part.name === '' ? face.file : `${face.file}-${part.name}`
  const source = readSource(face, part.source)
  const whole = await subsetFont(source, null, { keepAllGlyphs: true, targetFormat: 'truetype' })
  const held = glyphsByCodePoint(whole)
  const characters = [...part.characters]
  const has = characters.filter((character) => held.has(codePoint(character)))
  const options = {
    keepFeatures: part.features,
    noHinting: true,
    dropTables: ['MVAR', 'STAT', 'gasp', 'prep'],
    ...(face.instance !== undefined && { variationAxes: { wght: face.instance } }),
  }
  let font = await subsetFont(source, has.join(''), { ...options, targetFormat: 'truetype' })
  if (face.instance === undefined && part.features.includes('kern')) {
    simplifyKerning(font, KERNING_STEP, isLikelyInText)
  }
  font = await subsetFont(font, null, {
    keepAllGlyphs: true,
    keepFeatures: part.features,
    targetFormat: 'woff2',
  })
  writeFileSync(join(FILES, `${file}.woff2`), font)
  const css = fontFace([
    ['font-family', face.family],
    ...(face.style === 'italic' ? [['font-style', 'italic'] as const] : []),
    ['font-weight', face.weight],
    ['font-display', 'swap'],
    ['src', `url("./fonts/${file}.woff2") format("woff2")`],
    ['unicode-range', unicodeRange(has)],
  ])
  const lacks = characters.filter((character) => !has.includes(character)).join(' ')
  return {
    file,
    bytes: font.length,
    has: has.filter((character) => character > '~').join(' '),
    lacks,
    css,
  }
}

/** An `unicode-range` in as few parts as the characters allow. */
function unicodeRange(characters: readonly string[]): string {
  const codes = characters.map(codePoint).sort((a, b) => a - b)
  const starts = codes.filter((code, i) => codes[i - 1] !== code - 1)
  const ends = codes.filter((code, i) => codes[i + 1] !== code + 1)
  const hex = (code: number) => code.toString(16).toUpperCase()
  return starts
    .map((start, i) => {
      const end = ends[i] ?? start
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`
    })
    .join(', ')
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}

async function makeFallback({ family, style, weight, instance, locals }: Fallback): Promise<string[]> {
  const font = await sampleOf(family, style, instance)
  const advance = meanAdvance(font, SAMPLE)
  return Object.entries(locals).map(([suffix, local]) => {
    const scale = advance / LOCAL_ADVANCE[local]
    return fontFace([
      ['font-family', `"${family} Fallback${suffix}"`],
      ...(style === 'italic' ? [['font-style', 'italic'] as const] : []),
      ['font-weight', weight],
      ['src', NAMES[local].map((name) => `local("${name}")`).join(', ')],
      ['size-adjust', percent(scale)],
      ...overrides(lineMetrics(font), scale),
    ])
  })
}

/** An instance of a face with the letters that means are taken of. */
function sampleOf(family: Face['family'], style: Face['style'], instance: number): Promise<Buffer> {
  const face = FACES.find((candidate) => candidate.family === family && candidate.style === style)
  if (face === undefined) throw new Error(`no ${style} face of ${family}`)
  return subsetFont(readSource(face, 'latin'), SAMPLE, {
    targetFormat: 'truetype',
    variationAxes: { wght: instance },
  })
}

/** Overrides are scaled by `size-adjust` as well, so that scale is taken out of them first. */
function overrides({ ascent, descent, lineGap }: LineMetrics, scale: number): (readonly [string, string])[] {
  return [
    ['ascent-override', percent(ascent / scale)],
    ['descent-override', percent(descent / scale)],
    ['line-gap-override', percent(lineGap / scale)],
  ]
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`
}

function fontFace(declarations: readonly (readonly [property: string, value: string])[]): string {
  const lines = declarations.map(([property, value]) => {
    const line = `  ${property}: ${value};`
    return line.length <= LINE ? line : `  ${property}:\n${fill(`${value};`)}`
  })
  return `@font-face {\n${lines.join('\n')}\n}`
}

/** A long list over several indented lines, as Biome sets it. */
function fill(list: string): string {
  const lines: string[] = []
  for (const word of list.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > LINE) lines.push(`    ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/**
 * Returns the rules for italic until its font joins: as wide as the font, so that nothing moves. The empty italic face
 * keeps the browser from slanting Brygada itself, so that italic falls to the next family of the stack.
 */
async function makeSlanted(): Promise<string[]> {
  const normal = await sampleOf('Brygada', 'normal', 400)
  const italic = await sampleOf('Brygada', 'italic', 400)
  const scale = meanAdvance(italic, SAMPLE) / meanAdvance(normal, SAMPLE)
  return [
    fontFace([
      ['font-family', 'Brygada'],
      ['font-style', 'italic'],
      ['font-weight', '400 700'],
      ['src', 'local("none")'],
      ['unicode-range', 'U+0'],
    ]),
    fontFace([
      ['font-family', '"Brygada Slanted"'],
      ['font-display', 'swap'],
      ['src', 'url("./fonts/brygada.woff2") format("woff2")'],
      ['size-adjust', percent(scale)],
      ...overrides(lineMetrics(italic), scale),
    ]),
  ]
}

/** Makes every file and the style sheets; prints what each costs. */
export async function makeFonts(): Promise<void> {
  mkdirSync(FILES, { recursive: true })
  for (const old of readdirSync(FILES)) if (old.endsWith('.woff2')) rmSync(join(FILES, old))
  const made: Made[] = []
  for (const face of FACES) for (const part of face.parts) made.push(await makePart(face, part))
  const fallbacks: string[] = []
  for (const fallback of FALLBACKS) fallbacks.push(...(await makeFallback(fallback)))
  const rulesOf = (isFirst: boolean) =>
    made.filter(({ file }) => FIRST.includes(file) === isFirst).map(({ css }) => css)
  writeSheet('fonts.css', [...rulesOf(true), ...(await makeSlanted()), ...fallbacks])
  writeSheet('fonts-deferred.css', rulesOf(false))
  console.table(made.map(({ file, bytes, has, lacks }) => ({ file, bytes, 'beyond ASCII': has, lacks })))
}

function writeSheet(name: string, rules: readonly string[]): void {
  const head = '/* Written by scripts/fonts.ts (npm run generate:fonts): do not edit. */'
  writeFileSync(join(STYLES, name), `${[head, ...rules].join('\n')}\n`)
}

await makeFonts()
