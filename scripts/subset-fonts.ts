// npm run generate:fonts: writes src/styles/fonts/, with the characters of each `unicode-range` in src/styles/fonts.css.
// Run it after a change of a range or an update of a font package, and commit the files.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const STYLES = join(import.meta.dirname, '..', 'src', 'styles')

const DROPPED_TABLES = ['MVAR', 'STAT', 'gasp', 'prep']

const KERNING_AND_FIGURES = ['kern', 'tnum']
const MARKS = ['ccmp', 'mark', 'mkmk']

const FILES: Readonly<Record<string, { source: string; features: readonly string[] }>> = {
  ojuju: { source: ojuju('latin'), features: KERNING_AND_FIGURES },
  'ojuju-signs': { source: ojuju('latin'), features: [] },
  'ojuju-naira': { source: ojuju('latin-ext'), features: [] },
  'ojuju-hooks': { source: ojuju('latin-ext'), features: [] },
  'ojuju-dots': { source: ojuju('vietnamese'), features: MARKS },
  brygada: { source: brygada('400Regular'), features: [...KERNING_AND_FIGURES, 'liga'] },
  'brygada-rare': { source: brygada('400Regular'), features: MARKS },
  'brygada-italic': { source: brygada('400Regular_Italic'), features: [...KERNING_AND_FIGURES, 'liga'] },
}

const require = createRequire(import.meta.url)
const styleSheet = readFileSync(join(STYLES, 'fonts.css'), 'utf8')

for (const [name, { source, features }] of Object.entries(FILES)) {
  const font = readFileSync(require.resolve(source))
  const characters = charactersOf(name)
  const content = await subsetFont(font, characters, {
    keepFeatures: features,
    noHinting: true,
    dropTables: DROPPED_TABLES,
    targetFormat: 'woff2',
  })
  writeFileSync(join(STYLES, 'fonts', `${name}.woff2`), content)
  console.log(`${name}.woff2: ${content.length} bytes`)
}

/** Returns the characters in the `unicode-range` of a file's first rule. */
function charactersOf(name: string): string {
  const [, range] = new RegExp(`/${name}\\.woff2"[^}]+unicode-range:\\s*([^;]+);`).exec(styleSheet) ?? []
  if (!range) throw new Error(`fonts.css has no unicode-range for ${name}.woff2`)
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  return String.fromCodePoint(...codes)
}

function ojuju(part: 'latin' | 'latin-ext' | 'vietnamese'): string {
  return `@fontsource-variable/ojuju/files/ojuju-${part}-wght-normal.woff2`
}

function brygada(name: string): string {
  return `@expo-google-fonts/brygada-1918/${name}/Brygada1918_${name}.ttf`
}
