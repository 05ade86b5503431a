/**
 * `npm run generate:fonts`: writes the web fonts in src/styles/fonts/ and two style sheets with their rules:
 *
 * - src/styles/fonts.css is in every page: the preloaded fonts and all fallback fonts.
 * - src/styles/fonts-deferred.css is loaded after the load event: all other fonts.
 *
 * The sources are npm packages of Ojuju and Brygada 1918 (both OFL). Run the command after an update of a package or a
 * change in scripts/fonts/, check the printed table for missing characters, and commit the files.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFallbackRules } from './fonts/fallback-rules.ts'
import { FONTS, PRELOADED_FILES } from './fonts/font-definitions.ts'
import { type FontFile, makeFontFile } from './fonts/font-file.ts'
import { makeItalicFallbackRules } from './fonts/italic-fallback.ts'

const STYLES = join(import.meta.dirname, '..', 'src', 'styles')
const FOLDER = join(STYLES, 'fonts')
const HEADER = '/* Written by scripts/fonts.ts (npm run generate:fonts): do not edit. */'

const files: FontFile[] = []
for (const font of FONTS) for (const subset of font.subsets) files.push(await makeFontFile(font, subset))
const preloaded = files.filter(({ name }) => PRELOADED_FILES.includes(name))
const deferred = files.filter(({ name }) => !PRELOADED_FILES.includes(name))

writeFonts()
writeStyleSheet('fonts.css', [
  ...preloaded.map(({ rule }) => rule),
  ...(await makeItalicFallbackRules()),
  ...(await makeFallbackRules()),
])
writeStyleSheet(
  'fonts-deferred.css',
  deferred.map(({ rule }) => rule),
)
console.table(files.map(summarise))

function writeFonts(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.woff2')) rmSync(join(FOLDER, file))
  for (const { name, content } of files) writeFileSync(join(FOLDER, `${name}.woff2`), content)
}

function writeStyleSheet(file: string, rules: readonly string[]): void {
  writeFileSync(join(STYLES, file), `${[HEADER, ...rules].join('\n')}\n`)
}

function summarise({ name, content, characters, missing }: FontFile) {
  const beyondAscii = characters.filter((character) => character > '~')
  return {
    file: name,
    bytes: content.length,
    'beyond ASCII': beyondAscii.join(' '),
    missing: missing.join(' '),
  }
}
